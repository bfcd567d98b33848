//! The ground on which nothing can be placed before the battle lies in the shade: all besides one's own zone for units;
//! for pieces and markers all on which their middle cannot lie.

use super::{chart::Chart, layers::layer};
use crate::{games::battlefield::state::BattleState, reactive::memo};
use battlefield::{
    chapter::set_up::{
        marker::{BETWEEN, FROM_ZONES},
        terrain::{barred_zones, gap_from},
    },
    data::Data,
    geometry::{Facing, Mil, Point, Pose, hull},
    ground::{self, pieces},
    position::{Marker, Position},
    question::Action,
    state::View,
    terrain::{Footprint, Keyword, Piece},
};
use leptos::prelude::*;
use std::fmt::Write;

/// The thing that is placed; its place does not matter, so that all stays as it is while it is dragged.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Placed {
    Unit,
    Piece(String, Facing),
    Marker,
}

impl Placed {
    fn of(action: &Action) -> Option<Self> {
        match action {
            Action::Deploy { .. } => Some(Self::Unit),
            Action::Place { piece, pose } => Some(Self::Piece(piece.clone(), pose.facing)),
            Action::Marker(_) => Some(Self::Marker),
            _ => None,
        }
    }
}

/// A convex polygon, or a single place, around which so much is barred as well.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bar {
    corners: Vec<Point>,
    reach: Mil,
}

/// West, south, east, north of the ground besides which nothing is placed at all, and what is barred in it.
type Barred = ([Mil; 4], Vec<Bar>);

/// Draws the shade of the open question.
pub fn barred(state: BattleState, chart: Memo<Chart>) -> Memo<String> {
    let placed = memo(move |_| state.action().as_ref().and_then(Placed::of));
    layer(move || {
        let chart = chart.get();
        let drawn = placed.with(|it| {
            let it = it.as_ref()?;
            state.asked_with(|view, _| Some(drawn(chart, &of(view, it)?, *it == Placed::Unit)))?
        });
        drawn.unwrap_or_default()
    })
}

fn of(view: &View, placed: &Placed) -> Option<Barred> {
    let position = &view.open;
    Some(match placed {
        Placed::Unit => {
            let zone = ground::of(position, view.seat?)?;
            ([zone.west, zone.south, zone.east, zone.north], Vec::new())
        }
        Placed::Piece(name, facing) => {
            let pose = Pose::new(0, 0, *facing);
            let piece = pieces::of_kind(Data::of_this_build().piece(name)?, pose);
            of_piece(position, &piece)
        }
        Placed::Marker => of_marker(position),
    })
}

/// Returns the corners of a piece about its own middle; what is round is its middle with a radius.
fn shape(piece: &Piece) -> (Vec<Point>, Mil) {
    match piece.footprint {
        Footprint::Circle { radius } => (vec![piece.pose.at], radius),
        Footprint::Rectangle(_) => (piece.corners(), 0),
    }
}

/// Returns the middles with which one shape, which lies about the origin, is nearer to another than `gap`.
fn near((own, radius): &(Vec<Point>, Mil), (other, more): &(Vec<Point>, Mil), gap: Mil) -> Bar {
    let away = |at: &Point| {
        let there = own
            .iter()
            .map(move |it| Point::new(at.x - it.x, at.y - it.y));
        there.collect::<Vec<_>>()
    };
    let all: Vec<Point> = other.iter().flat_map(away).collect();
    Bar {
        corners: hull(&all),
        reach: radius + more + gap,
    }
}

fn of_piece(position: &Position, piece: &Piece) -> Barred {
    let own = shape(piece);
    let extent = ground::extent(piece);
    let (across, along) = (extent.iter().map(|it| it.x), extent.iter().map(|it| it.y));
    let (wide, high) = (across.max().unwrap_or(0), along.max().unwrap_or(0));
    let zones = barred_zones(position);
    let zones = zones.map(|(zone, gap)| near(&own, &(zone.outline().to_vec(), 0), gap));
    let lying = position.terrain.iter().enumerate();
    let lying = lying.filter(|(_, it)| !it.removed);
    let lying = lying.map(|(at, it)| near(&own, &shape(&it.piece), gap_from(position, at)));
    (inset(position, wide, high), zones.chain(lying).collect())
}

fn of_marker(position: &Position) -> Barred {
    let own = (vec![Point::new(0, 0)], Marker::RADIUS);
    let zones = ground::zones(position).into_iter();
    let zones = zones.map(|it| near(&own, &(it.outline().to_vec(), 0), FROM_ZONES));
    let others = position.markers.iter();
    let others = others.map(|it| near(&own, &(vec![it.at], Marker::RADIUS), BETWEEN));
    let walls = position.pieces().filter(|it| it.has(Keyword::Impassable));
    let walls = walls.map(|it| near(&own, &shape(&it), 0));
    (
        inset(position, Marker::RADIUS, Marker::RADIUS),
        zones.chain(others).chain(walls).collect(),
    )
}

const fn inset(position: &Position, wide: Mil, high: Mil) -> [Mil; 4] {
    let (width, depth) = (position.setup.width, position.setup.depth);
    [wide, high, width - wide, depth - high]
}

/// Draws one shade, however much of it lies on each other, and for units the line of their zone.
fn drawn(chart: Chart, ([west, south, east, north], bars): &Barred, zone: bool) -> String {
    let corners = [
        (*west, *north),
        (*east, *north),
        (*east, *south),
        (*west, *south),
    ];
    let corners = corners.map(|(x, y)| Point::new(x, y));
    let mut inner = String::new();
    chart.outline(&corners, &mut inner);
    let Chart { width, depth, .. } = chart;
    let mut out = format!(
        "<path class=\"b-open\" d=\"{inner}\"/><g class=\"b-barred\" clip-path=\"url(#b-inside)\">\
         <path fill-rule=\"evenodd\" stroke-width=\"0\" d=\"M0 0h{width}v{depth}h-{width}z{inner}\"/>"
    );
    for Bar { corners, reach } in bars {
        // Writing to a text never fails.
        let _ = match corners.as_slice() {
            [] => Ok(()),
            [only] => {
                let (x, y) = chart.spot(*only);
                write!(
                    out,
                    "<circle stroke-width=\"0\" cx=\"{x}\" cy=\"{y}\" r=\"{reach}\"/>"
                )
            }
            all => {
                let _ = write!(out, "<path stroke-width=\"{}\" d=\"", 2 * reach);
                chart.outline(all, &mut out);
                write!(out, "\"/>")
            }
        };
    }
    out.push_str("</g>");
    if zone {
        let _ = write!(
            out,
            "<path class=\"b-own-line\" clip-path=\"url(#b-inside)\" d=\"{inner}\"/>"
        );
    }
    out
}

#[cfg(test)]
mod tests;
