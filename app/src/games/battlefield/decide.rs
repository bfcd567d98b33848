//! What is asked, and the draft of an answer to it.
//!
//! A draft is an answer of the rules itself, which need not be legal yet: what can be seen of it on the
//! table, dragged, turned and typed are functions of it in [`spot`] and [`moving`].

mod acting;
mod confirm;
mod keys;
mod list;
mod moving;
mod numbers;
mod odds;
mod options;
mod picked;
pub mod preview;
mod question;
mod several;
mod spot;

pub use keys::keys;
pub use moving::{dragged, turned};
pub use picked::picked;
pub use preview::{Ghost, Preview, preview, travels};
pub use question::Question;

use battlefield::{
    Battlefield,
    question::{Action, Prompt},
    state::View,
};
use tabletop::Game;

/// What a question begins with: where something is to be placed a legal place, where something can be
/// left out nothing. What decides a game is chosen by its player.
pub fn first(view: &View, prompt: &Prompt) -> Option<Action> {
    match prompt {
        Prompt::Marker
        | Prompt::StartUnits
        | Prompt::Deploy
        | Prompt::Align { .. }
        | Prompt::Pay { .. }
        | Prompt::Reroll { .. }
        | Prompt::Discard
        | Prompt::Missions
        | Prompt::Redeploy
        | Prompt::Pile { .. }
        | Prompt::Terrain { corpse_pile: true } => Some(Battlefield::fallback(view, prompt)),
        Prompt::Spend { .. } => Some(Action::Pass),
        Prompt::Target { .. } => Some(Action::Targets(Vec::new())),
        Prompt::Recall { .. } | Prompt::Search { .. } => Some(Action::Cards(Vec::new())),
        _ => None,
    }
}
