//! Lines between candidates that bend around digits.

use super::frame::{Frame, Point};

type Vector = [f64; 2];

/// Something that a line should not cross.
#[derive(Debug, Clone, Copy)]
pub struct Obstacle {
    pub at: Point,
    pub radius: i32,
    /// How much it matters.
    pub weight: f64,
}

/// A line that was found.
pub struct Route {
    /// The line as an SVG path.
    pub path: String,
    /// Its head as an SVG path to be filled.
    pub head: Option<String>,
    /// Where it runs.
    pub points: Vec<Point>,
}

/// How far a line bends at its two thirds, as parts of its length.
const BENDS: [f64; 11] = [0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46, 0.65, -0.65];
/// How much more between neighbours, where nothing else would be seen.
const NEAR: f64 = 80.0;
const HEAD: f64 = 11.0;
const SAMPLES: usize = 24;

/// The best line from the border of one mark to the border of another; both have this radius.
pub fn route(frame: &Frame, ends: [Point; 2], radius: i32, arrow: bool, obstacles: &[Obstacle]) -> Route {
    let [from, to] = ends.map(|[x, y]| [f64::from(x), f64::from(y)]);
    let length = distance(from, to);
    let near: Vec<Obstacle> = obstacles.iter().copied().filter(|one| is_near(one, from, to)).collect();
    let stretch = if length < NEAR { 2.0 } else { 1.0 };
    let mut best: Option<(f64, Curve, [f64; 2])> = None;
    for first in BENDS {
        for second in BENDS {
            let curve = Curve::bent(from, to, first * stretch, second * stretch);
            let Some(seen) = curve.outside(f64::from(radius) + 1.0) else { continue };
            let bends = (first.abs() + second.abs()) * 20.0 + (first - second).abs() * 25.0;
            let cost = bends + curve.cost(frame, seen, &near, arrow);
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, curve, seen));
            }
        }
    }
    let Some((_, curve, [start, end])) = best else {
        return Route { path: line(from, to), head: None, points: vec![] };
    };
    let points = (0..=SAMPLES).map(|at| rounded(curve.at(start + (end - start) * at as f64 / SAMPLES as f64)));
    let points = points.collect();
    let tip = curve.at(end);
    let back = curve.before(end, if arrow { HEAD - 2.0 } else { 0.0 });
    let head = arrow.then(|| head(tip, curve.at(curve.before(end, HEAD))));
    Route { path: curve.between(start, back.max(start)).path(), head, points }
}

/// Whether an obstacle can lie on any of the bent lines.
fn is_near(one: &Obstacle, from: Vector, to: Vector) -> bool {
    let reach = distance(from, to) * 0.55 + 60.0;
    let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
    distance(middle, [f64::from(one.at[0]), f64::from(one.at[1])]) < reach + distance(from, to) * 0.2
}

struct Curve([Vector; 4]);

impl Curve {
    fn bent(from: Vector, to: Vector, first: f64, second: f64) -> Self {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        let part = |along: f64, aside: f64| [from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside];
        Self([from, part(1.0 / 3.0, first), part(2.0 / 3.0, second), to])
    }

    fn at(&self, t: f64) -> Vector {
        let (u, [a, b, c, d]) = (1.0 - t, self.0);
        [0, 1].map(|i| u * u * u * a[i] + 3.0 * u * u * t * b[i] + 3.0 * u * t * t * c[i] + t * t * t * d[i])
    }

    /// The part of the curve that lies outside of circles around its ends.
    fn outside(&self, radius: f64) -> Option<[f64; 2]> {
        let [from, .., to] = self.0;
        let steps = || (0..=96).map(|at| f64::from(at) / 96.0);
        let start = steps().find(|&t| distance(self.at(t), from) >= radius)?;
        let end = steps().rev().find(|&t| distance(self.at(t), to) >= radius)?;
        (start < end).then_some([start, end])
    }

    /// The parameter at which the curve is this far from where it is at `end`.
    fn before(&self, end: f64, far: f64) -> f64 {
        let tip = self.at(end);
        (0..=96).map(|at| end * (1.0 - f64::from(at) / 96.0)).find(|&t| distance(self.at(t), tip) >= far).unwrap_or(0.0)
    }

    /// How unwelcome the curve is: what it crosses, where it leaves the board, whether too little of it is seen.
    fn cost(&self, frame: &Frame, [start, end]: [f64; 2], obstacles: &[Obstacle], arrow: bool) -> f64 {
        let mut cost = 0.0;
        let mut seen = 0.0;
        let mut before = self.at(start);
        let [left, top] = frame.origin.map(f64::from);
        let board = f64::from(frame.side * frame.size as i32);
        for at in 1..=SAMPLES {
            let point = self.at(start + (end - start) * at as f64 / SAMPLES as f64);
            let step = distance(before, point);
            seen += step;
            for one in obstacles {
                let radius = f64::from(one.radius) + 2.0;
                let (dx, dy) = (point[0] - f64::from(one.at[0]), point[1] - f64::from(one.at[1]));
                let squared = dx * dx + dy * dy;
                if squared < radius * radius {
                    cost += one.weight * step * (1.5 - squared.sqrt() / radius);
                }
            }
            let out = (left + 3.0 - point[0]).max(top + 3.0 - point[1]).max(point[0] - left - board + 3.0);
            cost += out.max(point[1] - top - board + 3.0).max(0.0) * step;
            before = point;
        }
        let wanted = if arrow { HEAD + 9.0 } else { 14.0 };
        cost + (wanted - seen).max(0.0) * 8.0
    }

    /// A part of the curve.
    fn between(&self, start: f64, end: f64) -> Self {
        let right = self.split(start).1;
        let rest = if start < 1.0 { (end - start) / (1.0 - start) } else { 1.0 };
        right.split(rest).0
    }

    fn split(&self, t: f64) -> (Self, Self) {
        let mix = |a: Vector, b: Vector| [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
        let [a, b, c, d] = self.0;
        let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d));
        let (abc, bcd) = (mix(ab, bc), mix(bc, cd));
        let middle = mix(abc, bcd);
        (Self([a, ab, abc, middle]), Self([middle, bcd, cd, d]))
    }

    fn path(&self) -> String {
        let [a, b, c, d] = self.0.map(rounded);
        format!("M{} {}C{} {} {} {} {} {}", a[0], a[1], b[0], b[1], c[0], c[1], d[0], d[1])
    }
}

/// A triangle with its tip here, coming from there.
fn head(tip: Vector, from: Vector) -> String {
    let length = distance(tip, from).max(0.1);
    let (x, y) = ((tip[0] - from[0]) / length, (tip[1] - from[1]) / length);
    let corner = |side: f64| [tip[0] - x * HEAD - y * side, tip[1] - y * HEAD + x * side];
    let tenth = |[x, y]: Vector| format!("{:.1} {:.1}", x + 0.0, y + 0.0);
    format!("M{}L{}L{}z", tenth(tip), tenth(corner(5.5)), tenth(corner(-5.5)))
}

fn line(from: Vector, to: Vector) -> String {
    let [from, to] = [from, to].map(rounded);
    format!("M{} {}L{} {}", from[0], from[1], to[0], to[1])
}

fn distance(a: Vector, b: Vector) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

fn rounded([x, y]: Vector) -> Point {
    [x.round() as i32, y.round() as i32]
}
