//! Combat: support, house cards, the Blade, strength, the outcome, casualties and the retreat.
//!
//! One file a step of the rulebook, in the order of [`Step`]; what the house cards say stands in
//! `house_cards/texts.rs` and is carried out in `combat/texts`, one file a card. Pages read
//! [`strength`], [`icons`], [`support_orders`], [`supporting`], [`candidates`] and [`retreats`].

mod after_combat;
mod blade;
mod cancel;
mod cards;
mod casualties;
mod clean_up;
mod fighters;
mod immediate;
mod outcome;
mod questions;
mod refuse;
mod retreat;
mod skulls;
mod strength;
mod support;
#[cfg(test)]
mod tests;
mod texts;
mod tides;
mod window;

use crate::{
    Area, AreaSet, Army, BySide, Event, House, HouseCard, HouseSet, OrderToken, Position, Side,
    State, TidesCard,
    agenda::{self, Flow},
    house_cards::{Continuous, Text},
};
pub use casualties::candidates;
pub use fighters::{fighters, upright};
pub(crate) use questions::{answer, check, fallback, prompt, sample};
pub use retreat::{Retreats, loss, retreats};
use serde::{Deserialize, Serialize};
pub(crate) use strength::printed;
pub use strength::{Icons, Strength, ahead, icons, strength, supporting};
pub use support::support_orders;
use tabletop::Cx;
pub use texts::robb_stark::retreats as retreats_by_robb_stark;
pub use window::Done;

/// A combat, as far as it lies open. The attackers are on their way: they stand neither in the
/// area they left nor in the embattled one, so that no unit is ever in two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Where the march began.
    pub from: Area,
    /// The embattled area; the defending units stand there, or a garrison alone.
    pub area: Area,
    pub houses: BySide<House>,
    /// The March order.
    pub march: OrderToken,
    pub attackers: Army,
    /// Areas whose Support orders help a side, granted and not refused.
    pub supports: BySide<AreaSet>,
    /// House cards face up.
    pub cards: BySide<Option<HouseCard>>,
    /// The card that Tyrion sent back to its hand; it does not come again in this combat.
    pub cancelled: Option<HouseCard>,
    /// Tides of Battle cards face up.
    pub tides: BySide<Option<TidesCard>>,
    /// Who used the Valyrian Steel Blade for strength.
    pub blade: Option<Side>,
    pub winner: Option<Side>,
}

impl Combat {
    /// A combat that begins: the way of the march, attacker and defender, the order, the units.
    pub const fn new(
        (from, area): (Area, Area),
        houses: BySide<House>,
        march: OrderToken,
        attackers: Army,
    ) -> Self {
        Self {
            from,
            area,
            houses,
            march,
            attackers,
            supports: BySide::new(AreaSet::EMPTY, AreaSet::EMPTY),
            cards: BySide::new(None, None),
            cancelled: None,
            tides: BySide::new(None, None),
            blade: None,
            winner: None,
        }
    }

    /// Which side this house fights on; supporters fight on none.
    pub fn side_of(&self, house: House) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.houses[side] == house)
    }

    pub fn loser(&self) -> Option<Side> {
        self.winner.map(Side::enemy)
    }

    /// Whether this side has any support, its own or another house's, that was not refused and
    /// whose order still lies there.
    pub fn supported(&self, side: Side) -> bool {
        !self.supports[side].is_empty()
    }

    /// What the card of this side says.
    pub fn text(&self, side: Side) -> Option<Text> {
        self.cards[side]?.text()
    }

    fn holds(&self, side: Side, text: Continuous) -> bool {
        self.text(side) == Some(Text::Continuous(text))
    }
}

/// Where in a combat the game stands: what is due next. `done` holds who had their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Houses with Support orders next to the combat declare, in turn order.
    Support { done: HouseSet },
    /// The combatants refuse support of others, in turn order.
    Refuse { done: Done },
    /// Both choose a house card in secret; then both are revealed.
    ChooseCards,
    /// Texts that send the other card back.
    Cancel { done: Done },
    /// The house whose card was sent back plays another one.
    ReplaceCard,
    /// Texts that are heard at once.
    Immediate { done: Done },
    /// Each side draws a Tides of Battle card.
    DrawTides,
    /// The Blade may replace a Tides of Battle card; then both are revealed.
    BladeRedraw,
    /// The Blade may add one.
    Blade,
    /// Strength is counted.
    Decide,
    /// Texts that answer to the outcome.
    Outcome { done: Done },
    /// The garrison falls, and swords are counted against fortifications.
    Casualties,
    /// The skull on the Tides of Battle card of this side.
    Skull(Side),
    /// The beaten units that cannot retreat are destroyed.
    LeaveBehind,
    /// Robb Stark may say where the others go.
    RobbStark,
    /// The beaten house says where they go.
    Retreat,
    /// And which of them it loses, if supply demands it.
    RetreatLoss { to: Area },
    /// The winning attackers enter the area.
    Enter,
    /// Arianne sends the attackers back, and supply demands a loss.
    SentBack,
    /// The March order leaves, cards are discarded, hands refilled.
    CleanUp,
    /// The text that is heard when all is over; whose card is still to be heard.
    AfterCombat { due: Option<Side> },
}

/// The attackers have left their area: the combat begins. [`Combat::attackers`] are nowhere else,
/// and the March order is off the board.
pub(crate) fn begin(state: &mut State, combat: Combat, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CombatBegan {
        attacker: combat.houses.attacker,
        defender: combat.houses.defender,
        from: combat.from,
        area: combat.area,
        units: combat.attackers,
    });
    state.combat = Some(combat);
    let done = HouseSet::EMPTY;
    state
        .agenda
        .push(agenda::Step::Combat(Step::Support { done }));
}

/// The combat that is being fought.
const fn now(position: &Position) -> Combat {
    position
        .combat
        .expect("combat steps are on the agenda only while there is a combat")
}

const fn now_mut(state: &mut State) -> &mut Combat {
    let combat = &mut state.position.combat;
    combat
        .as_mut()
        .expect("combat steps are on the agenda only while there is a combat")
}

/// The combat goes on with another step.
fn turn_to(state: &mut State, step: Step) {
    state.agenda.replace(agenda::Step::Combat(step));
}

fn go_on(state: &mut State, step: Step) -> Flow {
    turn_to(state, step);
    Flow::GoOn
}

/// One house is asked; nothing else happens until it answers.
fn ask(state: &mut State, side: Side) -> Flow {
    let house = now(state).houses[side];
    state.ask(house);
    Flow::Wait
}

pub(crate) fn run(state: &mut State, step: Step, cx: &mut impl Cx<Event>) -> Flow {
    match step {
        Step::Support { done } => support::run(state, done),
        Step::Refuse { done } => refuse::run(state, done),
        Step::ChooseCards => cards::run(state, cx),
        Step::Cancel { done } => cancel::run(state, done),
        Step::ReplaceCard => cancel::replace(state, cx),
        Step::Immediate { done } => immediate::run(state, done, cx),
        Step::DrawTides => tides::draw(state, cx),
        Step::BladeRedraw => tides::redraw(state, cx),
        Step::Blade => blade::run(state),
        Step::Decide => outcome::decide(state, cx),
        Step::Outcome { done } => outcome::run(state, done, cx),
        Step::Casualties => casualties::run(state, cx),
        Step::Skull(side) => skulls::run(state, side, cx),
        Step::LeaveBehind => retreat::leave_behind(state, cx),
        Step::RobbStark => texts::robb_stark::run(state),
        Step::Retreat => retreat::run(state, cx),
        Step::RetreatLoss { to } => retreat::lose(state, to, cx),
        Step::Enter => clean_up::enter(state, cx),
        Step::SentBack => texts::arianne_martell::run(state, cx),
        Step::CleanUp => clean_up::run(state, cx),
        Step::AfterCombat { due } => after_combat::run(state, due),
    }
}
