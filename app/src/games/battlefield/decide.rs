//! The open question, and the draft of an answer to it.
//!
//! A draft is an answer of the rules itself, which need not be legal yet: what can be seen of it on the
//! table, dragged, turned and typed are functions of it in [`spot`] and [`moving`].

mod acting;
mod ahead;
mod aiming;
mod arriving;
mod claims;
mod confirm;
mod dice;
#[cfg(test)]
pub mod example;
mod finer;
mod first;
mod formations;
mod goal;
mod heading;
mod keys;
mod line_up;
mod list;
mod moving;
mod nearest;
mod numbers;
mod odds;
mod options;
mod otherwise;
mod outlook;
mod parts;
mod pass_over;
mod passing;
mod picked;
mod pieces;
mod places;
mod plan;
pub mod preview;
mod question;
mod remembered;
mod retreats;
mod rows;
mod several;
mod sighted;
mod snapping;
mod spot;
mod step;
mod strip;
mod targets;
#[cfg(test)]
mod tests;
mod tile;
mod tiles;
mod together;
mod turning;
mod typed;

pub use aiming::{Aimed, Attack, aims, attack_of, goals, kept, same_move, target_of};
pub use arriving::arrives_at;
pub use claims::claims;
pub use confirm::{go_on_at_question, go_to_question};
pub use formations::Drawn;
pub use goal::{about, attacker};
pub use keys::keys;
pub use moving::{Drag, STEP, dragged, stepped, stride, travels};
pub use nearest::{barred, lifted, set_out};
pub use outlook::{Outlook, Sight, outlook, sights};
pub use picked::picked;
pub use plan::plan_out;
pub use preview::{Ghost, Preview, Strike, carried, pointed_out, preview};
pub use question::Question;
pub use remembered::{last_time, remember_line_up};
pub use sighted::Sighted;
pub use snapping::snapped;
pub use spot::{course_of, exact_places, place_of, unit_of};
pub use step::{Step, is_part};
pub use strip::{Numbers, numbers, strip};
pub use together::{drawn_back, shifted};
pub use turning::{turned, with_turns};

use battlefield::{
    answers::drafted,
    question::{Action, Prompt},
    state::View,
};

/// The answer with which a question begins: what the rules suggest for any page, and where nothing else is
/// possible that. What decides a game is chosen by its player.
pub fn first(view: &View, prompt: &Prompt) -> Option<Action> {
    drafted(view, prompt).or_else(|| only(view, prompt))
}

/// The one answer there is, if a list has all that there are and no other is possible.
fn only(view: &View, prompt: &Prompt) -> Option<Action> {
    let listed = matches!(
        prompt,
        Prompt::React { .. }
            | Prompt::Select
            | Prompt::Claim { .. }
            | Prompt::Kind { .. }
            | Prompt::Borrow { .. }
            | Prompt::Influence { .. }
            | Prompt::Order { .. }
            | Prompt::Choose { .. }
            | Prompt::Zone { .. }
    );
    if !listed {
        return None;
    }
    let all = options::options(view, prompt).into_iter();
    let mut possible = all.filter(|it| it.why_not.is_none());
    let first = possible.next()?;
    possible.next().is_none().then_some(first.action)
}
