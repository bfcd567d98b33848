//! Players who are still in the game.

use crate::{notation::written_seat, position::On, state::State};

/// Of an eliminated player nothing is left that acts, and nobody asks them anything.
pub fn eliminated(state: &State) -> Result<(), String> {
    let open = &state.open;
    for seat in open.seats().filter(|it| open.player(*it).eliminated) {
        let stands = open
            .units
            .iter()
            .any(|it| it.owner == seat && it.is_on_table());
        let acts = open.ncus.iter().any(|it| it.owner == seat && !it.gone);
        let mut cards = open.units.iter().flat_map(|it| &it.cards);
        let lies = cards.any(|it| it.by == seat);
        let lasts = |it: &crate::position::Effect| it.owner == seat || it.on == On::Player(seat);
        let asked = state.questions.iter().any(|it| it.seat == seat);
        let left = [
            ("a unit", stands),
            ("an NCU", acts),
            ("a card at a unit", lies),
            ("an effect", open.effects.iter().any(lasts)),
            ("a question", asked),
        ];
        if let Some((what, _)) = left.iter().find(|(_, is_left)| *is_left) {
            let seat = written_seat(seat);
            return Err(format!("{seat} is eliminated and has {what}"));
        }
    }
    Ok(())
}
