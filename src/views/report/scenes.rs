//! The scenes of all steps, told once: most shapes come again and again.

use std::collections::HashMap;

use serde_json::{Value, json};
use whydoku_rules::geometry::Geometry;
use whydoku_rules::log::{Event, Step};

use crate::trace::{Index, Position};
use crate::views::scene::{Frame, Label, Sample, Scene, Shape, scene};

/// The texts that scenes share, each once.
#[derive(Default)]
struct Pool {
    texts: Vec<String>,
    at: HashMap<String, usize>,
}

impl Pool {
    fn put(&mut self, text: &str) -> usize {
        let next = self.texts.len();
        *self.at.entry(text.to_string()).or_insert_with(|| {
            self.texts.push(text.to_string());
            next
        })
    }
}

/// `texts`, and `steps` in the order of the trace's steps, nested ones where they were begun. A step is an object
/// whose parts refer to texts by their place:
/// `shades` and `links` and `marks` are painted in their order, as `[class, path]`; `above` the digits;
/// `tags` are `[x, y, text]`; `strong` and `gone` candidates as `r4c5=7`; `legend` is `[kind, role, tag, text, path]`.
pub fn scenes(index: &Index<'_>, frame: &Frame) -> Value {
    let mut pool = Pool::default();
    let befores = befores(index);
    let steps: Vec<Value> = index
        .nodes()
        .iter()
        .zip(&befores)
        .map(|(node, before)| compact(&scene(index, frame, node, before), &mut pool))
        .collect();
    json!({ "texts": pool.texts, "steps": steps })
}

/// The position before each step, in the order of the index.
fn befores(index: &Index<'_>) -> Vec<Position> {
    fn walk(geometry: &Geometry, at: &mut Position, events: &[Event], steps: &[Step], out: &mut Vec<Position>) {
        let mut rest = events;
        for step in steps {
            out.push(at.clone());
            for branch in &step.branches {
                let mut inside = at.clone();
                let own = branch.events.iter().take_while(|event| event.step == step.id).count();
                let (assumed, events) = branch.events.split_at(own);
                inside.take(geometry, assumed);
                walk(geometry, &mut inside, events, &branch.steps, out);
            }
            let own = rest.iter().take_while(|event| event.step == step.id).count();
            at.take(geometry, &rest[..own]);
            rest = &rest[own..];
        }
    }
    let (mut at, mut out) = (Position::empty(index.geometry), vec![]);
    walk(index.geometry, &mut at, &index.trace.events, &index.trace.steps, &mut out);
    out
}

fn compact(scene: &Scene, pool: &mut Pool) -> Value {
    let mut paint = |kind: &str, role: &dyn std::fmt::Display, path: &str| {
        (!path.is_empty()).then(|| [pool.put(&format!("{kind} {role}")), pool.put(path)])
    };
    let shades: Vec<_> = scene.shades.iter().filter_map(|shade| paint("shade", &shade.role, &shade.area)).collect();
    let mut lines: Vec<_> =
        scene.shades.iter().filter_map(|shade| paint("outline", &shade.role, &shade.outline)).collect();
    for link in &scene.links {
        lines.extend(paint("link", &link.role, &link.path));
        lines.extend(paint("tip", &link.role, link.head.as_deref().unwrap_or_default()));
    }
    let is_above = |shape: Shape| matches!(shape, Shape::Stroke | Shape::Cross);
    let (above, below): (Vec<_>, Vec<_>) = scene.marks.iter().partition(|mark| is_above(mark.shape));
    let below_paths: Vec<_> = below.iter().filter_map(|mark| paint("mark", &mark.role, &mark.path)).collect();
    let above_paths: Vec<_> = above.iter().filter_map(|mark| paint("mark", &mark.role, &mark.path)).collect();
    let strong: Vec<usize> = below.iter().map(|mark| pool.put(&mark.candidate.to_string())).collect();
    let removed = above.iter().filter(|mark| mark.role.to_string() == "removed");
    let gone: Vec<usize> = removed.map(|mark| pool.put(&mark.candidate.to_string())).collect();
    let tags: Vec<Value> = scene.shades.iter().flat_map(|shade| &shade.tags).map(tag).collect();
    let legend: Vec<Value> = scene
        .legend
        .iter()
        .map(|entry| {
            let kind = match entry.sample {
                Sample::Shade => "shade",
                Sample::Mark => "mark",
                Sample::Link => "link",
                Sample::Digit => "digit",
            };
            let shape = entry.role.shape();
            let path = crate::views::scene::shape_path(shape, [0, 0], 12);
            let path = if entry.sample == Sample::Mark { path } else { String::new() };
            json!([kind, entry.role, entry.tag, pool.put(&entry.text), pool.put(&path), is_above(shape)])
        })
        .collect();
    json!({
        "title": scene.title,
        "notation": scene.notation,
        "shades": shades,
        "lines": lines,
        "marks": below_paths,
        "above": above_paths,
        "strong": strong,
        "gone": gone,
        "tags": tags,
        "legend": legend,
    })
}

fn tag(label: &Label) -> Value {
    json!([label.at[0], label.at[1], label.text])
}
