use super::*;
use crate::{
    games::westeros::played::pages,
    language::{Language, speaking},
};
use westeros::{House, Own, board::LANDS};

/// In bytes: a list shows many of them.
const MOST: usize = 3 << 10;

#[test]
fn no_board_of_a_whole_game_is_larger_than_three_kilobytes() {
    let mut held = 0;
    for page in pages(3) {
        for language in [Language::English, Language::German] {
            let drawn = speaking(language, || board(&page.view));
            assert!(drawn.len() <= MOST, "{} bytes: {drawn}", drawn.len());
        }
        // Whoever looks: nothing of a hand, an order or a bid changes it.
        let view = View {
            me: None,
            own: Own::default(),
            ..page.view
        };
        let drawn = board(&view);
        assert_eq!(drawn, board(&page.view));
        let seen = House::ALL
            .into_iter()
            .filter(|it| drawn.contains(paint(*it)));
        held = held.max(seen.count());
    }
    assert!(held >= 3, "houses hold lands");
}

#[test]
fn every_land_is_drawn_where_it_lies() {
    for area in Area::ALL {
        let outline = small_outline(area);
        assert_eq!(outline.is_some(), LANDS.contains(area), "{area:?}");
        let Some(outline) = outline else { continue };
        let (x, y) = spot(area).units.at;
        let at = (f64::from(x) / 10.0, f64::from(y) / 10.0);
        assert!(lies_in(at, &corners(outline)), "{area:?}");
    }
}

/// The corners of a path like `M1 2l3-4 5 6z`.
fn corners(path: &str) -> Vec<(f64, f64)> {
    let spaced = path.replace('-', " -").replace(['M', 'l', 'z'], " ");
    let mut numbers = spaced
        .split_whitespace()
        .map(|it| it.parse::<f64>().unwrap());
    let mut corners: Vec<(f64, f64)> = Vec::new();
    while let (Some(x), Some(y)) = (numbers.next(), numbers.next()) {
        let (from_x, from_y) = corners.last().copied().unwrap_or_default();
        corners.push((from_x + x, from_y + y));
    }
    corners
}

/// Tells whether a ray from there crosses the outline an odd number of times.
fn lies_in((x, y): (f64, f64), corners: &[(f64, f64)]) -> bool {
    let next = corners.iter().cycle().skip(1);
    let crossed = corners.iter().zip(next).filter(|((ax, ay), (bx, by))| {
        (*ay <= y) != (*by <= y) && x < ax + (y - ay) * (bx - ax) / (by - ay)
    });
    crossed.count() % 2 == 1
}
