//! The shapes of marks as SVG paths.

use super::frame::Point;
use super::role::Shape;

/// A shape around a point.
pub fn shape_path(shape: Shape, [x, y]: Point, radius: i32) -> String {
    let r = radius;
    let circle = |r: i32| format!("M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0z", x - r, 2 * r, -2 * r);
    match shape {
        Shape::Circle => circle(r),
        Shape::Rings => circle(r - 3) + &circle(r + 1),
        Shape::Square => {
            let r = r - 1;
            format!("M{} {}h{}v{}h{}z", x - r, y - r, 2 * r, 2 * r, -2 * r)
        }
        Shape::Diamond => {
            let r = r + 3;
            format!("M{x} {}L{} {y}L{x} {}L{} {y}z", y - r, x + r, y + r, x - r)
        }
        Shape::Hexagon => {
            let (r, h) = (r + 1, (r + 1) * 13 / 15);
            let half = r / 2;
            format!(
                "M{} {y}L{} {}h{}L{} {y}L{} {}h{}z",
                x - r,
                x - half,
                y - h,
                2 * half,
                x + r,
                x + half,
                y + h,
                -2 * half
            )
        }
        Shape::Stroke => {
            let r = r * 4 / 5;
            format!("M{} {}L{} {}", x - r, y + r, x + r, y - r)
        }
        Shape::Cross => {
            let r = r / 2;
            format!("M{} {}l{} {}m0 {}l{} {}", x - r, y - r, 2 * r, 2 * r, -2 * r, -2 * r, 2 * r)
        }
    }
}
