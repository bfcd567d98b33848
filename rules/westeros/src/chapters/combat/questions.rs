//! The questions of combat, and the places where each answer is judged and carried out.

use super::{
    Combat, Step, blade, cancel, cards, casualties, immediate, outcome, refuse, retreat, support,
    texts::{
        aeron_damphair, arianne_martell, cersei_lannister, doran_martell, mace_tyrell, patchface,
        queen_of_thorns, renly_baratheon, robb_stark, tyrion_lannister,
    },
    tides, upright,
};
use crate::{Action, Event, House, Illegal, Position, Prompt, Side, State, state::agenda};
use tabletop::{Cx, Dice};

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    let Some(agenda::Step::Combat(step)) = state.agenda.top() else {
        return None;
    };
    let combat = state.combat?;
    if let Step::Support { .. } = step {
        let orders = support::orders_of(state, &combat, house);
        return Some(Prompt::Support { orders });
    }
    let side = combat.side_of(house)?;
    match step {
        Step::Refuse { .. } => Some(Prompt::RefuseSupport {
            orders: refuse::foreign(state, &combat, side),
        }),
        Step::ChooseCards => Some(Prompt::ChooseCard),
        Step::Cancel { .. } => Some(Prompt::Tyrion),
        Step::ReplaceCard => Some(Prompt::ReplaceCard {
            cancelled: combat.cancelled?,
        }),
        Step::Immediate { .. } => immediate::prompt(state, &combat, side),
        Step::BladeRedraw => Some(Prompt::BladeRedraw),
        Step::Blade => Some(Prompt::Blade),
        Step::Outcome { .. } => outcome::prompt(state, &combat, side),
        Step::Casualties => Some(Prompt::Casualties {
            count: casualties::due(state, &combat),
        }),
        Step::Skull(_) => Some(Prompt::Casualties { count: 1 }),
        Step::RobbStark => Some(Prompt::Retreat {
            side: side.enemy(),
            areas: robb_stark::retreats(state, &combat, side.enemy()).areas,
        }),
        Step::Retreat => Some(Prompt::Retreat {
            side,
            areas: retreat::retreats(state, &combat, side).areas,
        }),
        Step::RetreatLoss { to } => Some(Prompt::RetreatLoss {
            count: retreat::loss(state, &combat, side, to),
        }),
        Step::SentBack => Some(Prompt::RetreatLoss {
            count: retreat::loss(state, &combat, side, combat.from),
        }),
        Step::AfterCombat { .. } => Some(Prompt::Patchface),
        Step::Support { .. }
        | Step::DrawTides
        | Step::Decide
        | Step::LeaveBehind
        | Step::Enter
        | Step::CleanUp => None,
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    if let Prompt::Support { orders } = *prompt {
        return support::check(position, house, orders, action);
    }
    let (combat, side) = fighting(position, house).ok_or(Illegal::WrongAnswer)?;
    match *prompt {
        Prompt::RefuseSupport { orders } => refuse::check(orders, action),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => {
            cards::check(position, &combat, side, action)
        }
        Prompt::Aeron => aeron_damphair::check(position, &combat, side, action),
        Prompt::Tyrion | Prompt::BladeRedraw | Prompt::Blade => use_or_not(action),
        Prompt::Doran => doran_martell::check(action),
        Prompt::Mace => mace_tyrell::check(position, &combat, side, action),
        Prompt::QueenOfThorns { orders } => queen_of_thorns::check(orders, action),
        Prompt::Cersei { orders } => cersei_lannister::check(orders, action),
        Prompt::Renly { areas } => renly_baratheon::check(areas, action),
        Prompt::Casualties { count } => {
            let units = casualties::candidates(position, &combat, side);
            casualties::check(&combat, units, count, action)
        }
        Prompt::RetreatLoss { count } => {
            casualties::check(&combat, upright(position, &combat, side), count, action)
        }
        Prompt::Retreat { side: to_go, areas } if to_go == side => retreat::check(areas, action),
        Prompt::Retreat { areas, .. } => robb_stark::check(areas, action),
        Prompt::Patchface => patchface::check(position, &combat, side, action),
        _ => Err(Illegal::WrongAnswer),
    }
}

fn fighting(position: &Position, house: House) -> Option<(Combat, Side)> {
    let combat = position.combat?;
    Some((combat, combat.side_of(house)?))
}

const fn use_or_not(action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Use | Action::Decline => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// The only legal answer, if there is only one.
pub(crate) fn forced(position: &Position, house: House, prompt: &Prompt) -> Option<Action> {
    let (combat, side) = fighting(position, house)?;
    match *prompt {
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => {
            cards::only(position, &combat, side).map(Action::PlayCard)
        }
        Prompt::Mace => mace_tyrell::forced(position, &combat, side),
        Prompt::QueenOfThorns { orders } => orders.only().map(Action::RemoveOrder),
        Prompt::Casualties { count } => {
            let units = casualties::candidates(position, &combat, side);
            casualties::forced(&combat, units, count)
        }
        Prompt::RetreatLoss { count } => {
            casualties::forced(&combat, upright(position, &combat, side), count)
        }
        Prompt::Retreat { side: to_go, areas } if to_go == side => {
            areas.only().map(Action::Retreat)
        }
        _ => None,
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    prompt: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    if let Prompt::Support { orders } = *prompt {
        support::answer(state, orders, action, cx);
        return;
    }
    let Some((_, side)) = fighting(state, house) else {
        return;
    };
    match *prompt {
        Prompt::RefuseSupport { .. } => refuse::answer(state, side, action, cx),
        Prompt::ChooseCard => cards::answer(state, side, action, cx),
        Prompt::Tyrion => tyrion_lannister::answer(state, side, action, cx),
        Prompt::ReplaceCard { .. } => cancel::answer(state, side, action, cx),
        Prompt::Aeron => aeron_damphair::answer(state, side, action, cx),
        Prompt::Doran => doran_martell::answer(state, side, action, cx),
        Prompt::Mace => mace_tyrell::answer(state, side, action, cx),
        Prompt::QueenOfThorns { .. } => queen_of_thorns::answer(state, side, action, cx),
        Prompt::BladeRedraw => tides::answer(state, side, action, cx),
        Prompt::Blade => blade::answer(state, side, action, cx),
        Prompt::Cersei { .. } => cersei_lannister::answer(state, side, action, cx),
        Prompt::Renly { .. } => renly_baratheon::answer(state, side, action, cx),
        Prompt::Casualties { .. } => casualties::answer(state, side, action, cx),
        Prompt::Retreat { side: to_go, .. } if to_go == side => retreat::answer(state, action),
        Prompt::Retreat { .. } => robb_stark::answer(state, action, cx),
        Prompt::RetreatLoss { .. } => answer_loss(state, side, action, cx),
        Prompt::Patchface => patchface::answer(state, action, cx),
        _ => {}
    }
}

/// Units lost by a retreat, or by coming back before Arianne.
fn answer_loss(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    match state.agenda.top() {
        Some(agenda::Step::Combat(Step::RetreatLoss { to })) => {
            retreat::answer_loss(state, (side, to), action, cx);
        }
        _ => arianne_martell::answer(state, action, cx),
    }
}

/// A random answer out of all legal ones.
pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    if let Prompt::Support { orders } = *prompt {
        return support::sample(position, house, orders, dice);
    }
    let Some((combat, side)) = fighting(position, house) else {
        return Action::Decline;
    };
    match *prompt {
        Prompt::RefuseSupport { orders } => refuse::sample(orders, dice),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => {
            cards::sample(position, &combat, side, dice)
        }
        Prompt::Tyrion | Prompt::BladeRedraw | Prompt::Blade => match dice.below(2) {
            0 => Action::Decline,
            _ => Action::Use,
        },
        Prompt::Aeron => aeron_damphair::sample(position, &combat, side, dice),
        Prompt::Doran => doran_martell::sample(dice),
        Prompt::Mace => mace_tyrell::sample(position, &combat, side, dice),
        Prompt::QueenOfThorns { orders } => queen_of_thorns::sample(orders, dice),
        Prompt::Cersei { orders } => cersei_lannister::sample(orders, dice),
        Prompt::Renly { areas } => renly_baratheon::sample(areas, dice),
        Prompt::Casualties { count } => {
            let units = casualties::candidates(position, &combat, side);
            casualties::sample(&combat, units, count, dice)
        }
        Prompt::RetreatLoss { count } => {
            casualties::sample(&combat, upright(position, &combat, side), count, dice)
        }
        Prompt::Retreat { side: to_go, areas } if to_go == side => retreat::sample(areas, dice),
        Prompt::Retreat { areas, .. } => robb_stark::sample(areas, dice),
        Prompt::Patchface => patchface::sample(position, &combat, side, dice),
        _ => Action::Decline,
    }
}

/// Fights for the own side with what costs nothing, and harms nobody beyond the combat.
pub(crate) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Action {
    if let Prompt::Support { orders } = *prompt {
        return support::fallback(position, house, orders);
    }
    let Some((combat, side)) = fighting(position, house) else {
        return Action::Decline;
    };
    match *prompt {
        Prompt::RefuseSupport { .. } => refuse::fallback(),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => cards::fallback(position, &combat, side),
        Prompt::Tyrion => tyrion_lannister::fallback(position, &combat, side),
        Prompt::Doran => doran_martell::fallback(position, &combat, side),
        Prompt::Mace => mace_tyrell::fallback(position, &combat, side),
        Prompt::QueenOfThorns { orders } => {
            queen_of_thorns::fallback(position, &combat, side, orders)
        }
        Prompt::Blade => blade::fallback(position, &combat, side),
        Prompt::Renly { areas } => renly_baratheon::fallback(position, &combat, areas),
        Prompt::Casualties { count } => {
            let units = casualties::candidates(position, &combat, side);
            casualties::fallback(&combat, side, units, count)
        }
        Prompt::RetreatLoss { count } => {
            let units = upright(position, &combat, side);
            casualties::spare(&combat, units, count)
        }
        Prompt::Retreat { side: to_go, areas } if to_go == side => {
            retreat::fallback(position, house, areas)
        }
        // Aeron's price, a redrawn card, Cersei, Robb Stark and Patchface: better without.
        _ => Action::Decline,
    }
}
