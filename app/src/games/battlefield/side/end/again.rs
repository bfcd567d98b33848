//! The same battle once more against the computer, with the armies changed: both stand deployed at once.

use super::super::super::{front::Skirmish, options::MODES, state::BattleState};
use crate::{account::Refusal, lobby::Occupant, play::History, visitor::greet};
use leptos::{form::ActionForm, prelude::*};
use tabletop::Seat;

/// Nothing where people have played together: they have a rematch.
#[component]
pub fn Swapped(state: BattleState) -> impl IntoView {
    let live = use_context::<History>()?.live;
    let computer = live.with_untracked(|it| {
        let seats = &it.table.seats;
        let played = seats.iter().any(|it| it.occupant.is_me());
        let mut others = seats.iter().filter(|it| it.occupant == Occupant::Computer);
        let other = others.next().filter(|_| played && seats.len() == 2)?;
        Some(Seat(other.seat))
    })?;
    let action = ServerAction::<Skirmish>::new();
    let error = greet(action.value());
    let (army, size, mode) = untrack(|| {
        state.with_position(|it| {
            let faction = it.player(computer).faction;
            let army = faction.map_or_else(String::new, |it| it.entry().id.clone());
            let mode = MODES.into_iter().find(|(_, mode)| *mode == it.setup.mode);
            let mode = mode.map_or("", |(name, _)| name);
            (army, it.setup.size, mode)
        })
    });
    Some(view! {
        <ActionForm action attr:class="battle-swapped">
            <input type="hidden" name="army" value=army />
            <input type="hidden" name="size" value=size.to_string() />
            <input type="hidden" name="mode" value=mode />
            <button class="button" type="submit" disabled=move || action.pending().get()>
                {word!("Again, with the other army" | "Noch einmal, mit der anderen Armee")}
            </button>
            <Refusal error />
        </ActionForm>
    })
}
