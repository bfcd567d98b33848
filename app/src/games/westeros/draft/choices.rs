//! The tokens that may be placed in an area.

use super::{Draft, pick::own_orders};
use tabletop::Game;
use westeros::{
    Action, Area, Illegal, OrderToken, Orders, Prompt, RavenUse, View, Westeros, planning,
};

/// One token of the card of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub token: OrderToken,
    /// Copies that lie nowhere yet.
    pub left: u8,
    /// It lies in this area now.
    pub here: bool,
    pub legal: Result<(), Illegal>,
}

/// The eleven kinds of token, each with what is left of it and whether it may lie in `area`.
pub fn choices(view: &View, prompt: &Prompt, draft: &Draft, area: Area) -> Vec<Choice> {
    let placed = match draft {
        // The Raven exchanges one order: another choice takes the first one back.
        Draft::Raven(Some(RavenUse::Swap { area: other, .. })) if *other != area => own(view),
        _ => placed(view, draft),
    };
    let choice = |token| Choice {
        token,
        left: left(prompt, &placed, token),
        here: placed.get(area) == Some(token),
        legal: legal(view, prompt, (area, token), placed),
    };
    OrderToken::ALL.into_iter().map(choice).collect()
}

fn left(prompt: &Prompt, placed: &Orders, token: OrderToken) -> u8 {
    match prompt {
        Prompt::PlaceOrders { .. } => planning::tokens_left(prompt, placed).of(token),
        _ => token.copies().saturating_sub(placed.used(token)),
    }
}

fn legal(
    view: &View,
    prompt: &Prompt,
    (area, token): (Area, OrderToken),
    mut placed: Orders,
) -> Result<(), Illegal> {
    match prompt {
        Prompt::PlaceOrders { .. } => {
            placed.place(area, token);
            planning::check_partial(prompt, &placed)
        }
        Prompt::UseRaven { .. } => {
            let swap = RavenUse::Swap { area, token };
            Westeros::check(view, prompt, &Action::UseRaven(swap))
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

/// The viewer's orders with the draft's changes.
fn placed(view: &View, draft: &Draft) -> Orders {
    match draft {
        Draft::Orders(orders) => *orders,
        Draft::Raven(Some(RavenUse::Swap { area, token })) => {
            let mut placed = own(view);
            placed.place(*area, *token);
            placed
        }
        _ => own(view),
    }
}

/// The viewer's orders on the map.
fn own(view: &View) -> Orders {
    let token = |area| view.orders.get(area).or_else(|| view.own.orders.get(area));
    own_orders(view)
        .iter()
        .filter_map(|area| Some((area, token(area)?)))
        .collect()
}

/// Returns how many starred orders may still be placed, and of how many; `None` where none are.
pub fn stars_left(view: &View, prompt: &Prompt, draft: &Draft) -> Option<(u8, u8)> {
    let (Prompt::PlaceOrders { stars, .. } | Prompt::UseRaven { stars, .. }) = *prompt else {
        return None;
    };
    Some((stars.saturating_sub(placed(view, draft).stars()), stars))
}
