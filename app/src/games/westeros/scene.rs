//! The things that the map shows, as plain values: made from a view, compared cheaply, tested without a DOM.

mod arrow;
mod label;
mod layout;
pub mod naming;
mod plate;
mod staged;
#[cfg(test)]
mod tests;

pub use arrow::{Arrow, ArrowKind};
pub use plate::{Plate, Sign, march as march_plate};
pub use staged::staged;

use super::geometry::Point;
use westeros::board::Kind;
use westeros::{Area, ByArea, House, OrderToken, OrderView, Orders, Unit, View};

/// The meaning of an area for the decision at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    #[default]
    Plain,
    /// Needs an order.
    Wanted,
    /// May be picked to act from.
    Source,
    /// May be picked to act upon.
    Target,
    /// Picked.
    Chosen,
    /// Not possible; picking it says why.
    Barred,
}

/// The whole map.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub areas: ByArea<AreaScene>,
    pub arrows: Vec<Arrow>,
}

/// The things that are to be seen in one area, beyond what is printed there.
#[derive(Clone, Debug, PartialEq)]
pub struct AreaScene {
    pub area: Area,
    /// The house that holds it: whose color it wears.
    pub holder: Option<House>,
    pub units: Vec<Piece>,
    pub order: Option<OrderScene>,
    pub shield: Option<Shield>,
    pub closed: bool,
    pub mark: Mark,
    pub plate: Option<Plate>,
    /// Its units and its order can be taken and carried to another area.
    pub sets_out: bool,
    /// The area in spoken words.
    pub label: String,
}

/// A unit, or several alike where they would not fit side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub unit: Unit,
    pub house: House,
    pub routed: bool,
    pub stance: Stance,
    /// 1 or more; a badge tells more than 1.
    pub count: u8,
    /// The middle of the figure.
    pub at: Point,
}

/// The stand that the draft gives to a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    #[default]
    Standing,
    /// May be taken for a march.
    Free,
    /// Taken for the next destination.
    Held,
    /// The figure in the place where it would stand then.
    Ghost,
}

/// An order token: whose, and what of it can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderScene {
    pub house: House,
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Another house's, not yet revealed.
    Back,
    /// The viewer's own, placed but not yet revealed to the others.
    Own(OrderToken),
    /// The viewer's own, not yet sent.
    Draft(OrderToken),
    Face(OrderToken),
}

/// The one round or shield-shaped marker that an area can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    Power(House),
    /// Of the home house, with its strength.
    Garrison(House, u8),
    Neutral(u8),
}

impl OrderScene {
    /// The token, where it can be seen.
    pub const fn token(self) -> Option<OrderToken> {
        match self.side {
            Side::Back => None,
            Side::Own(token) | Side::Draft(token) | Side::Face(token) => Some(token),
        }
    }
}

impl AreaScene {
    /// Tells whether the viewer can still move the order about.
    pub fn drafted(&self) -> bool {
        matches!(
            self.order,
            Some(OrderScene {
                side: Side::Draft(_),
                ..
            })
        )
    }
}

/// `land`, `sea` or `port`: a class name.
pub fn ground(area: Area) -> &'static str {
    match area.place().kind {
        Kind::Land => "land",
        Kind::Sea => "sea",
        Kind::Port { .. } => "port",
    }
}

/// Draws the map for one viewer. `draft` holds the viewer's own orders that have not been sent.
/// [`staged`] adds what an open question and its draft have to show.
pub fn scene(view: &View, draft: &Orders, marks: &ByArea<Mark>) -> Scene {
    Scene {
        arrows: Vec::new(),
        areas: ByArea::from_fn(|area| {
            let it = &view.area(area);
            let mark = marks[area];
            let order = order(view, area, draft.get(area));
            AreaScene {
                area,
                holder: it.units_of.or(it.controller),
                units: layout::pieces(area, it),
                order,
                plate: None,
                sets_out: false,
                shield: shield(area, it),
                closed: it.closed,
                mark,
                label: label::label(view, area, order, mark),
            }
        }),
    }
}

fn order(view: &View, area: Area, draft: Option<OrderToken>) -> Option<OrderScene> {
    if let (Some(house), Some(token)) = (view.me, draft) {
        let side = Side::Draft(token);
        return Some(OrderScene { house, side });
    }
    let it = view.area(area);
    let side = match it.order? {
        OrderView::FaceDown => Side::Back,
        OrderView::Own(token) => Side::Own(token),
        OrderView::FaceUp(token) => Side::Face(token),
    };
    let house = it.units_of.or(it.controller)?;
    Some(OrderScene { house, side })
}

fn shield(area: Area, it: &westeros::AreaView) -> Option<Shield> {
    if it.neutral > 0 {
        return Some(Shield::Neutral(it.neutral));
    }
    if it.garrison > 0 {
        return Some(Shield::Garrison(area.home_of()?, it.garrison));
    }
    it.power_token.map(Shield::Power)
}
