//! The sheet on which the families draw: it knows where things are, and keeps the order in which they are painted.

use whydoku_rules::geometry::Geometry;
use whydoku_rules::names::{Candidate, Cell, Digit, House, Sector};

use super::frame::{Frame, Label, Point};
use super::links::{self, Obstacle};
use super::role::{Role, Shape};
use super::shape::shape_path;
use super::{Entry, Link, Mark, Sample, Shade, outline};
use crate::trace::{Index, Node, Position};
use crate::views::sentence::side_effects;

/// The radius of a mark around a candidate.
pub const RADIUS: i32 = 13;

/// Everything that a finished sketch holds.
pub type Parts = (Vec<Shade>, Vec<Link>, Vec<Mark>, Vec<Entry>);

/// A picture in the making.
pub struct Sketch<'s> {
    pub index: &'s Index<'s>,
    frame: &'s Frame,
    before: &'s Position,
    shades: Vec<Shade>,
    marks: Vec<Mark>,
    bands: Vec<Link>,
    /// Role, ends, whether it has a head.
    lines: Vec<(Role, [Vec<Candidate>; 2], bool)>,
    legend: Vec<Entry>,
}

impl<'s> Sketch<'s> {
    pub fn new(index: &'s Index<'s>, frame: &'s Frame, before: &'s Position) -> Self {
        let (shades, marks, bands, lines, legend) = (vec![], vec![], vec![], vec![], vec![]);
        Self { index, frame, before, shades, marks, bands, lines, legend }
    }

    pub fn geometry(&self) -> &'s Geometry {
        self.index.geometry
    }

    /// Whether a candidate is still there, and not placed.
    pub fn is_open(&self, candidate: Candidate) -> bool {
        let cell = self.frame.index(candidate.cell);
        cell.is_some_and(|cell| self.before.values[cell].is_none() && self.holds(cell, candidate.digit))
    }

    fn holds(&self, cell: usize, digit: Digit) -> bool {
        self.before.candidates[cell].contains(digit)
    }

    /// The candidates of a cell.
    pub fn digits(&self, cell: Cell) -> Vec<Digit> {
        let cell = self.frame.index(cell);
        cell.map(|cell| self.before.candidates[cell].iter().collect()).unwrap_or_default()
    }

    /// The cells of a house, in its order.
    pub fn cells_of(&self, house: House) -> Vec<Cell> {
        let house = self.geometry().house_index(house);
        let cells = house.map(|house| self.geometry().house_cells(house)).unwrap_or_default();
        cells.iter().map(|&cell| self.geometry().cell(cell)).collect()
    }

    /// The cells of a house that hold a digit as a candidate.
    pub fn places(&self, digit: Digit, house: House) -> Vec<Cell> {
        let mut cells = self.cells_of(house);
        cells.retain(|cell| self.is_open(cell.candidate(digit)));
        cells
    }

    /// The cells of a sector.
    pub fn cells_in(&self, sector: Sector) -> Vec<Cell> {
        match sector {
            Sector::Cell(cell) => vec![cell],
            Sector::House(house, _) => self.cells_of(house),
        }
    }

    /// Shades cells; with a letter, that stands in each of them.
    pub fn shade(&mut self, role: Role, cells: &[Cell], letter: Option<&str>) {
        let mut own: Vec<usize> = cells.iter().filter_map(|&cell| self.frame.index(cell)).collect();
        own.sort_unstable();
        own.dedup();
        if own.is_empty() || self.shades.iter().any(|known| known.role == role && known.cells == self.named(&own)) {
            return;
        }
        let area = if role == Role::Cover { String::new() } else { outline::area(self.frame, &own) };
        let inset = match role {
            Role::Cover => Some(4),
            Role::Hinge | Role::Broken | Role::Assumed => Some(3),
            _ => None,
        };
        let outline = inset.map(|inset| outline::outline(self.frame, &own, inset)).unwrap_or_default();
        let tags = letter.map(|letter| {
            own.iter().map(|&cell| Label { at: self.frame.centre(cell), text: letter.to_string() }).collect()
        });
        self.shades.push(Shade { role, cells: self.named(&own), area, outline, tags: tags.unwrap_or_default() });
    }

    fn named(&self, cells: &[usize]) -> Vec<Cell> {
        cells.iter().map(|&cell| self.geometry().cell(cell)).collect()
    }

    /// The points between four candidates of a cell, where a letter can stand.
    fn gaps(&self, cell: usize) -> Vec<Point> {
        let [left, top] = self.frame.cells[cell];
        let between = |axis: usize| -> Vec<i32> {
            let mut all: Vec<i32> = self.frame.slots.iter().map(|slot| slot[axis]).collect();
            all.sort_unstable();
            all.dedup();
            all.windows(2).map(|pair| (pair[0] + pair[1]) / 2).collect()
        };
        let (across, down) = (between(0), between(1));
        let gaps: Vec<Point> = down.iter().flat_map(|y| across.iter().map(move |x| [left + x, top + y])).collect();
        if gaps.is_empty() { vec![self.frame.centre(cell)] } else { gaps }
    }

    /// Moves each letter to the gap of its cell that is the least crowded.
    fn place_tags(&mut self) {
        let mut taken: Vec<Point> = vec![];
        for at in 0..self.shades.len() {
            for tag in 0..self.shades[at].tags.len() {
                let Some(cell) = self.frame.index(self.shades[at].cells[tag]) else { continue };
                let crowd = |gap: &Point| {
                    let near = |[x, y]: Point| (x - gap[0]).pow(2) + (y - gap[1]).pow(2) < 26 * 26;
                    let marks = self.marks.iter().filter(|mark| near(mark.at)).count();
                    let open = self.before.candidates[cell].iter().filter_map(|digit| self.frame.slot(cell, digit));
                    10 * taken.iter().filter(|&&other| near(other)).count()
                        + 3 * marks
                        + open.filter(|&at| near(at)).count()
                };
                let best = self.gaps(cell).into_iter().min_by_key(crowd);
                if let Some(best) = best {
                    taken.push(best);
                    self.shades[at].tags[tag].at = best;
                }
            }
        }
    }

    /// Shades a house.
    pub fn shade_house(&mut self, role: Role, house: House) {
        let cells = self.cells_of(house);
        self.shade(role, &cells, None);
    }

    /// Marks a candidate that is there; a digit that stands in the grid is marked as a whole.
    pub fn mark(&mut self, role: Role, candidate: Candidate) {
        let Some(cell) = self.frame.index(candidate.cell).filter(|&cell| self.holds(cell, candidate.digit)) else {
            return;
        };
        let Some(slot) = self.frame.slot(cell, candidate.digit) else { return };
        if self.marks.iter().any(|known| (known.role, known.candidate) == (role, candidate)) {
            return;
        }
        let (at, radius) = match self.before.values[cell] {
            Some(_) => (self.frame.centre(cell), self.frame.side * 2 / 5),
            None => (slot, RADIUS),
        };
        let shape = role.shape();
        self.marks.push(Mark { role, shape, candidate, at, path: shape_path(shape, at, radius) });
    }

    /// Marks a digit in cells.
    pub fn mark_in(&mut self, role: Role, digit: Digit, cells: &[Cell]) {
        cells.iter().for_each(|cell| self.mark(role, cell.candidate(digit)));
    }

    /// Crosses out a cell that cannot hold a digit and has no such candidate any more.
    pub fn block(&mut self, candidate: Candidate) {
        let Some(cell) = self.frame.index(candidate.cell).filter(|&cell| self.before.values[cell].is_none()) else {
            return;
        };
        let Some(at) = self.frame.slot(cell, candidate.digit) else { return };
        let role = Role::Blocked;
        let path = shape_path(role.shape(), at, RADIUS);
        self.marks.push(Mark { role, shape: role.shape(), candidate, at, path });
    }

    /// Whether something has this role.
    pub fn has(&self, role: Role) -> bool {
        self.marks.iter().any(|mark| mark.role == role) || self.shades.iter().any(|shade| shade.role == role)
    }

    /// A line from candidates to candidates, between those that lie nearest.
    pub fn link(&mut self, role: Role, from: &[Candidate], to: &[Candidate], head: bool) {
        let ends = [from.to_vec(), to.to_vec()];
        let back = [to.to_vec(), from.to_vec()];
        let known = self.lines.iter().any(|line| line.0 == role && (line.1 == ends || line.1 == back && !head));
        if !known {
            self.lines.push((role, ends, head));
        }
    }

    /// A band around candidates that act as one.
    pub fn group(&mut self, candidates: &[Candidate]) {
        let mut spots: Vec<Point> = candidates.iter().filter_map(|&one| self.frame.place(one)).collect();
        if spots.len() < 2 {
            return;
        }
        spots.sort_unstable();
        let lines = spots.iter().skip(1).map(|[x, y]| format!("L{x} {y}")).collect::<String>();
        let path = format!("M{} {}{lines}", spots[0][0], spots[0][1]);
        if self.bands.iter().all(|known| known.path != path) {
            let (from, to) = (candidates.to_vec(), vec![]);
            self.bands.push(Link { role: Role::Group, from, to, path, head: None });
            self.explain_once(Sample::Link, Role::Group, "several cells that act as one");
        }
    }

    /// A line of the legend, for an area.
    pub fn shaded(&mut self, role: Role, text: impl Into<String>) {
        self.entry(Sample::Shade, role, None, text.into());
    }

    /// A line of the legend, for an area with a letter.
    pub fn lettered(&mut self, role: Role, letter: String, text: impl Into<String>) {
        self.entry(Sample::Shade, role, Some(letter), text.into());
    }

    /// A line of the legend, for a mark, if there is one.
    pub fn marked(&mut self, role: Role, text: impl Into<String>) {
        if self.marks.iter().any(|mark| mark.role == role) {
            self.entry(Sample::Mark, role, None, text.into());
        }
    }

    /// A line of the legend, for a kind of line.
    pub fn linked(&mut self, role: Role, text: &str) {
        if self.lines.iter().any(|line| line.0 == role) {
            self.explain_once(Sample::Link, role, text);
        }
    }

    fn explain_once(&mut self, sample: Sample, role: Role, text: &str) {
        if self.legend.iter().all(|known| known.role != role) {
            self.entry(sample, role, None, text.to_string());
        }
    }

    fn entry(&mut self, sample: Sample, role: Role, tag: Option<String>, text: String) {
        self.legend.push(Entry { role, sample, tag, text });
    }

    /// What the step concludes, and what else goes with it.
    pub fn conclude(&mut self, node: &Node<'_>) {
        if node.step.id == 0 {
            return;
        }
        for fact in &node.step.conclusions {
            self.mark(if fact.holds { Role::Placed } else { Role::Removed }, fact.candidate);
        }
        side_effects(node).iter().for_each(|fact| self.mark(Role::Swept, fact.candidate));
        self.marked(Role::Placed, "placed");
        self.marked(Role::Removed, "removed");
        self.marked(Role::Swept, "goes with the placement");
    }

    /// Finds the ways of the lines and hands everything over.
    pub fn finish(mut self) -> Parts {
        self.place_tags();
        let mut obstacles = self.obstacles();
        let mut drawn = self.bands;
        for (role, [from, to], arrow) in std::mem::take(&mut self.lines) {
            let pairs = from.iter().flat_map(|&a| to.iter().map(move |&b| (a, b)));
            let spots = pairs.filter_map(|(a, b)| Some([self.frame.place(a)?, self.frame.place(b)?]));
            let Some(ends) = spots.min_by_key(|[a, b]| (a[0] - b[0]).pow(2) + (a[1] - b[1]).pow(2)) else { continue };
            let free: Vec<Obstacle> = obstacles.iter().copied().filter(|one| !ends.contains(&one.at)).collect();
            let route = links::route(self.frame, ends, RADIUS, arrow, &free);
            let inner = route.points.get(3..route.points.len().saturating_sub(3)).unwrap_or_default();
            obstacles.extend(inner.iter().map(|&at| Obstacle { at, radius: 5, weight: 0.5 }));
            drawn.push(Link { role, from, to, path: route.path, head: route.head });
        }
        (self.shades, drawn, self.marks, self.legend)
    }

    /// What lines should keep clear of: digits, candidates, and most of all those that are marked.
    fn obstacles(&self) -> Vec<Obstacle> {
        let mut obstacles = vec![];
        for cell in 0..self.frame.cells.len() {
            match self.before.values[cell] {
                Some(_) => {
                    let (at, radius) = (self.frame.centre(cell), self.frame.digit * 2 / 5);
                    obstacles.push(Obstacle { at, radius, weight: 4.0 });
                }
                None => obstacles.extend(self.before.candidates[cell].iter().filter_map(|digit| {
                    let at = self.frame.slot(cell, digit)?;
                    Some(Obstacle { at, radius: 9, weight: 2.0 })
                })),
            }
        }
        let marks = self.marks.iter().filter(|mark| mark.shape != Shape::Stroke);
        obstacles.extend(marks.map(|mark| Obstacle { at: mark.at, radius: RADIUS, weight: 4.0 }));
        let tags = self.shades.iter().flat_map(|shade| &shade.tags);
        obstacles.extend(tags.map(|tag| Obstacle { at: tag.at, radius: 6, weight: 1.0 }));
        obstacles
    }
}
