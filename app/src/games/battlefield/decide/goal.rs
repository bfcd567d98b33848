//! Actions that begin by a press on their goal, before their unit is selected.

use battlefield::{
    aim,
    chapter::turn,
    field::Thing,
    question::{Action, Prompt, Who},
    state::View,
};
use tabletop::DecisionId;

/// Reads the question about the action of `who`: the open one, or the one to which its selection leads.
pub fn about<T>(
    (view, prompt, id): (&View, &Prompt, DecisionId),
    who: Thing,
    read: impl FnOnce(&View, &Prompt) -> T,
) -> T {
    match Who::of(who).filter(|_| *prompt == Prompt::Select) {
        Some(selected) => {
            let view = turn::when_selected(view, id, selected);
            read(&view, &Prompt::Action { who })
        }
        None => read(view, prompt),
    }
}

/// The one that begins to attack whoever is pressed, with its action: the unit that is chosen, or the only one that
/// could.
pub fn attacker(
    (view, id): (&View, DecisionId),
    chosen: Option<Thing>,
    target: Thing,
) -> Option<(Thing, Action)> {
    let able = |who: Thing| {
        let asked = (view, &Prompt::Select, id);
        let all = about(asked, who, |view, prompt| {
            aim::attacks(view, prompt, target)
        });
        Some((who, all.into_iter().next().map(Action::Do)?))
    };
    if let Some(who) = chosen {
        return able(who);
    }
    let all = turn::choices_of_side(&view.open).into_iter();
    let mut able = all
        .filter(|it| turn::can_choose_ahead(view, *it))
        .filter_map(|it| able(it.thing()?));
    let first = able.next()?;
    able.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            example::{seen, table},
            lifted, picked, set_out,
        },
        *,
    };
    use battlefield::{
        effect::ActionKind,
        geometry::{Facing, Point},
        question::Move,
    };

    const SWORDS: &str = "stark.sworn_swords";
    const FIRST: Thing = Thing::Unit(0);
    const ASKED: Prompt = Prompt::Action { who: FIRST };
    const ID: DecisionId = DecisionId(1);

    /// Two units of the viewer with enemies before them: the first of these before both, the other before the second
    /// alone.
    fn view() -> View {
        seen(&table(&[
            (0, SWORDS, (20_000, 10_000), Facing::NORTH),
            (0, SWORDS, (26_000, 10_000), Facing::NORTH),
            (1, "lannister.guardsmen", (23_000, 21_000), Facing::SOUTH),
            (1, "lannister.guardsmen", (35_000, 20_000), Facing::SOUTH),
        ]))
    }

    fn kind(action: Option<&Action>) -> Option<ActionKind> {
        match action {
            Some(Action::Do(it)) => Some(it.kind()),
            _ => None,
        }
    }

    #[test]
    fn whoever_is_chosen_attacks_or_else_the_only_one_that_can() {
        let view = view();
        let begun = |chosen, target| attacker((&view, ID), chosen, Thing::Unit(target));
        let both = begun(Some(FIRST), 2).expect("it is before the first");
        assert_eq!(both.0, FIRST);
        assert_eq!(kind(Some(&both.1)), Some(ActionKind::Charge));
        assert_eq!(begun(None, 2), None, "either of two could");
        let alone = begun(None, 3).expect("one alone could");
        assert_eq!(alone.0, Thing::Unit(1));
        assert_eq!(begun(Some(FIRST), 3), None, "it is too far for the first");
        assert_eq!(begun(Some(FIRST), 1), None, "a friend");
    }

    #[test]
    fn a_press_begins_an_attack_or_a_move_whatever_is_drafted() {
        let view = view();
        let pressed = |draft: Option<&Action>| picked(&view, &ASKED, draft, Thing::Unit(2));
        let charge = pressed(None);
        assert_eq!(kind(charge.as_ref()), Some(ActionKind::Charge));
        let ground = Point::new(20_000, 13_000);
        let moves = set_out(&view, &ASKED, charge.as_ref(), ground).expect("a way");
        let Action::Do(Move::Maneuver(course)) = moves else {
            panic!("{moves:?}");
        };
        assert_eq!(course.length, 3_000);
        let moves = Action::Do(Move::Maneuver(course));
        assert_eq!(pressed(Some(&moves)), charge);
        // A way that has begun is dragged on.
        assert_eq!(set_out(&view, &ASKED, Some(&moves), ground), None);
        assert_eq!(lifted(&view, &ASKED, Some(&moves)), None);
        assert_eq!(set_out(&view, &Prompt::Select, None, ground), None);
    }
}
