//! Actions that are given together with the choice of who acts, by one press on their name.

use crate::{
    aim,
    question::{Action, Move, Prompt},
    state::View,
};

/// Returns the actions of a unit or wall that have nothing more to be chosen: the attack that fits best on each enemy
/// whom it is engaged with, as it stands, and to do nothing. `view` and `prompt` are those of its action.
pub fn deeds(view: &View, prompt: &Prompt) -> Vec<Action> {
    let Prompt::Action { who } = prompt else {
        return Vec::new();
    };
    let engaged = view.open.engaged(*who).into_iter();
    let fights = engaged.filter_map(|(it, _)| {
        let mut attacks = aim::attacks(view, prompt, it).into_iter();
        attacks.find(|it| matches!(it, Move::Fight { .. }))
    });
    let all = fights.chain([Move::Forgo]);
    all.map(Action::Do).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{field::Thing, notation::position::read};
    use tabletop::{Seat, Viewer};

    #[test]
    fn whoever_is_engaged_attacks_or_does_nothing_by_one_press_and_others_do_nothing() {
        let text = "A1 sworn_swords @ 24, 18 N\nB1 guardsmen @ 24, 22.8 S\n\
                    A2 sworn_swords @ 40, 18 N\n";
        let view = read(text).unwrap().view(Viewer::Seat(Seat(0)));
        let of = |who| deeds(&view, &Prompt::Action { who });
        let enemy = view.open.engaged(Thing::Unit(0))[0].0;
        let fight = Action::Do(Move::Fight {
            target: enemy,
            weapon: 0,
            realign: None,
        });
        let nothing = Action::Do(Move::Forgo);
        assert_eq!(of(Thing::Unit(0)), [fight, nothing.clone()]);
        let free = (0..3)
            .map(Thing::Unit)
            .filter(|it| !view.open.is_engaged(*it));
        let all: Vec<_> = free.map(of).collect();
        assert_eq!(all, [vec![nothing]]);
    }
}
