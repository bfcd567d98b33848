//! Robb, victorious, may say where the beaten army retreats, attackers too.

use crate::{
    Action, AreaSet, Combat, Event, HouseCard, Illegal, Position, Side, State,
    chapters::combat::{Retreats, Step, ask, go_on, now, retreat, turn_to},
    state::agenda::Flow,
    vocabulary::house_cards::Text,
};
use tabletop::{Cx, Dice};

/// Returns where the beaten army of `side` can be sent: any area that a beaten defender might choose, and for attackers
/// also the one they came from; among them those that cost the fewest units.
pub fn retreats(position: &Position, combat: &Combat, side: Side) -> Retreats {
    let near = retreat::near(position, combat, side);
    let all = match side {
        Side::Attacker => near.union(retreat::back(position, combat)),
        Side::Defender => near,
    };
    retreat::cheapest(position, combat, side, all)
}

/// Asks the winner, unless the beaten house would have to go to the only such area by itself; even
/// then if the winner wants to be asked.
pub fn run(state: &mut State) -> Flow {
    let combat = now(state);
    if let Some(winner) = combat.winner
        && combat.text(winner) == Some(Text::ChooseRetreat)
    {
        let beaten = winner.enemy();
        let areas = retreats(state, &combat, beaten).areas;
        let anyway = retreat::retreats(state, &combat, beaten).areas;
        let asked =
            areas.len() > 1 || areas != anyway || state.wants_to_be_asked(combat.houses[winner]);
        if !areas.is_empty() && asked {
            return ask(state, winner);
        }
    }
    go_on(state, Step::Retreat)
}

pub const fn check(areas: AreaSet, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Decline => Ok(()),
        _ => retreat::check(areas, action),
    }
}

pub fn answer(state: &mut State, action: &Action, cx: &mut impl Cx<Event>) {
    let step = match *action {
        Action::Retreat(to) => {
            cx.emit(Event::CardUsed {
                card: HouseCard::RobbStark,
            });
            Step::RetreatLoss { to }
        }
        _ => Step::Retreat,
    };
    turn_to(state, step);
}

pub fn sample(areas: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    match dice.below(4) {
        0 => Action::Decline,
        _ => retreat::sample(areas, dice),
    }
}
