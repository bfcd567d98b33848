//! The meaning of a press on something on the table.

use super::{aiming::attack_of, several::items};
use battlefield::{
    Battlefield, aim,
    field::Thing,
    position::UnitId,
    question::{Action, Prompt, Who},
    state::View,
};
use tabletop::Game;

/// The draft after that, where it answers something.
pub fn picked(
    view: &View,
    prompt: &Prompt,
    action: Option<&Action>,
    thing: Thing,
) -> Option<Action> {
    match prompt {
        Prompt::Select => {
            let who = match thing {
                Thing::Unit(number) => Who::Unit(UnitId(number)),
                Thing::Wall(number) => Who::Wall(number),
                Thing::Piece(_) => return None,
            };
            let action = Action::Select(who);
            Battlefield::check(view, prompt, &action)
                .ok()
                .map(|()| action)
        }
        Prompt::Influence { options, .. } => {
            let unit = thing.unit().filter(|it| options.contains(it))?;
            Some(Action::Influence(unit))
        }
        Prompt::Freed { units } => {
            let unit = thing.unit().filter(|it| units.contains(it))?;
            Some(Action::Targets(vec![unit.thing()]))
        }
        Prompt::Target { options, .. } => {
            let at = options.iter().position(|it| *it == thing)?;
            let items = items(view, prompt, action);
            items.into_iter().nth(at).map(|it| it.toggled)
        }
        Prompt::Action { .. } | Prompt::Free { .. } => {
            let attack = action.and_then(|it| attack_of(view, prompt, it));
            let same = attack.and_then(|it| aim::attack_on(view, prompt, it, thing).ok());
            let begun = || aim::attacks(view, prompt, thing).into_iter().next();
            same.or_else(begun).map(Action::Do)
        }
        _ => None,
    }
}
