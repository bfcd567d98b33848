//! The answer with which a page begins.

use super::{fallback, taken_back};
use crate::{
    aim,
    question::{Action, Prompt},
    state::View,
};

/// Returns what a question begins with, before its player has chosen anything: an army that fits, where something is to
/// be placed a legal place, where something can be left out nothing, and all where all that there is can be had. A free attack begins
/// with its target where there is one alone. Whatever else decides a game begins with nothing.
pub fn drafted(view: &View, prompt: &Prompt) -> Option<Action> {
    match prompt {
        Prompt::Army
        | Prompt::Marker
        | Prompt::StartUnits
        | Prompt::Deploy
        | Prompt::Align { .. }
        | Prompt::Pay { .. }
        | Prompt::Reroll { .. }
        | Prompt::Discard
        | Prompt::Missions
        | Prompt::Redeploy
        | Prompt::Pile { .. }
        | Prompt::Terrain { corpse_pile: true } => Some(fallback(view, prompt)),
        Prompt::Spend { .. } => Some(Action::Pass),
        Prompt::Free { .. } => aim::only_attack(view, prompt).map(Action::Do),
        Prompt::Target { optional: true, .. } => Some(Action::Targets(Vec::new())),
        Prompt::Recall { .. } => Some(Action::Cards(taken_back(view, prompt))),
        Prompt::Search { .. } => Some(Action::Cards(Vec::new())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::drafted;
    use crate::{
        field::Thing,
        notation::position::read,
        question::{Action, Prompt},
    };
    use tabletop::{Seat, Viewer};

    #[test]
    fn a_page_begins_with_what_may_be_left_out_and_not_with_what_decides() {
        let text = "size 30\nA1 sworn_swords @ 24, 18 N\nB1 guardsmen @ 24, 36 S\n\
                    round 1\nfirst A\nturn A\n";
        let view = read(text).unwrap().view(Viewer::Seat(Seat(0)));
        let targets = |optional| Prompt::Target {
            options: Vec::new(),
            count: 1,
            optional,
        };
        let nobody = Some(Action::Targets(Vec::new()));
        assert_eq!(drafted(&view, &targets(true)), nobody);
        assert_eq!(drafted(&view, &targets(false)), None);
        assert_eq!(drafted(&view, &Prompt::Select), None);
        let acts = Prompt::Action {
            who: Thing::Unit(0),
        };
        assert_eq!(drafted(&view, &acts), None);
    }
}
