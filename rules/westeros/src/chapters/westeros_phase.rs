//! The Westeros phase: three cards, the wildling icons, and what the cards do.

mod choices;
mod decks;
mod income;
#[cfg(test)]
pub(crate) mod tests;

pub use choices::offered;
pub use income::{crowns, trade};

pub use crate::state::agenda::WesterosStep as Step;
use crate::{
    Action, DarkWingsIncome, Event, House, HouseSet, Illegal, Order, OrderToken, OrderTokens,
    Position, Prompt, State, WesterosCard, WesterosChoice, WesterosDeck, chapters::bidding,
    chapters::wildlings, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The strength at which the wildlings attack at once.
const ATTACK: u8 = 12;

pub(crate) fn begin(state: &mut State) {
    state.agenda.push(crate::Step::Westeros(Step::Reveal));
}

pub(crate) fn run(state: &mut State, step: Step, cx: &mut impl Cx<Event>) -> Flow {
    match step {
        Step::Reveal => reveal(state, cx),
        Step::Resolve(deck) => resolve(state, deck, cx),
        Step::Choose(deck) => return choices::ask(state, deck),
    }
    Flow::GoOn
}

fn reveal(state: &mut State, cx: &mut impl Cx<Event>) {
    decks::reveal(state, cx);
    state
        .agenda
        .replace(crate::Step::Westeros(Step::Resolve(WesterosDeck::I)));
    let revealed = state.westeros.iter().flatten();
    let icons = revealed.filter(|card| card.wildling_icon()).count() as u8;
    if icons == 0 {
        return;
    }
    state.wildlings = ATTACK.min(state.wildlings + 2 * icons);
    cx.emit(Event::WildlingsMoved {
        to: state.wildlings,
    });
    if state.wildlings == ATTACK {
        attack(state, cx);
    }
}

/// All houses meet the wildlings, as strong as their track says.
fn attack(state: &mut State, cx: &mut impl Cx<Event>) {
    let houses: HouseSet = state.houses().iter().copied().collect();
    wildlings::begin(state, state.wildlings, houses, cx);
}

/// The card of this deck takes effect, or a house is to choose which.
fn resolve(state: &mut State, deck: WesterosDeck, cx: &mut impl Cx<Event>) {
    let Some(card) = state.westeros[deck.index()] else {
        go_on(state, deck);
        return;
    };
    cx.emit(Event::WesterosCardResolved { deck, card });
    match card {
        WesterosCard::WinterIsComing => decks::replace_winter(state, deck, cx),
        WesterosCard::AThroneOfBlades
        | WesterosCard::DarkWingsDarkWords
        | WesterosCard::PutToTheSword => {
            let choose = crate::Step::Westeros(Step::Choose(deck));
            state.agenda.replace(choose);
        }
        WesterosCard::Supply => {
            go_on(state, deck);
            adjust_supply(state);
        }
        WesterosCard::Mustering => {
            go_on(state, deck);
            muster(state);
        }
        WesterosCard::ClashOfKings => {
            go_on(state, deck);
            bidding::begin(state);
        }
        WesterosCard::WildlingsAttack => {
            go_on(state, deck);
            attack(state, cx);
        }
        WesterosCard::GameOfThrones => {
            income::pay(state, DarkWingsIncome::CrownsAndPorts, cx);
            go_on(state, deck);
        }
        WesterosCard::LastDaysOfSummer
        | WesterosCard::SeaOfStorms
        | WesterosCard::RainsOfAutumn
        | WesterosCard::FeastForCrows
        | WesterosCard::WebOfLies
        | WesterosCard::StormOfSwords => {
            forbid(state, forbidden_by(card), cx);
            go_on(state, deck);
        }
    }
}

/// The order tokens that a card forbids by itself.
const fn forbidden_by(card: WesterosCard) -> OrderTokens {
    match card {
        WesterosCard::StormOfSwords => OrderTokens::of_kind(Order::Defense),
        WesterosCard::SeaOfStorms => OrderTokens::of_kind(Order::Raid),
        WesterosCard::WebOfLies => OrderTokens::of_kind(Order::Support),
        WesterosCard::FeastForCrows => OrderTokens::of_kind(Order::ConsolidatePower),
        WesterosCard::RainsOfAutumn => OrderTokens::NONE.with(OrderToken::MarchPlusOne),
        _ => OrderTokens::NONE,
    }
}

/// Restrictions last until the Messenger Raven has acted.
fn forbid(state: &mut State, tokens: OrderTokens, cx: &mut impl Cx<Event>) {
    if tokens == OrderTokens::NONE {
        return;
    }
    for token in tokens.iter() {
        state.allowed = state.allowed.without(token);
    }
    cx.emit(Event::OrdersRestricted {
        allowed: state.allowed,
    });
}

/// The next deck is due, or planning.
fn go_on(state: &mut State, deck: WesterosDeck) {
    let next = WesterosDeck::ALL.get(deck.index() + 1);
    match next {
        Some(&next) => state
            .agenda
            .replace(crate::Step::Westeros(Step::Resolve(next))),
        None => state.agenda.pop(),
    }
}

fn adjust_supply(state: &mut State) {
    let done = HouseSet::EMPTY;
    state.agenda.push(crate::Step::Supply { done });
}

fn muster(state: &mut State) {
    let done = HouseSet::EMPTY;
    state.agenda.push(crate::Step::Mustering { done });
}

pub(crate) fn prompt(state: &State, _: House) -> Option<Prompt> {
    match state.agenda.top()? {
        crate::Step::Westeros(Step::Choose(deck)) => choices::prompt(state.westeros[deck.index()]?),
        _ => None,
    }
}

pub(crate) fn check(
    _: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Choose(choice) if offered(prompt).contains(choice) => Ok(()),
        Action::Choose(_) => Err(Illegal::NotOffered),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(
    state: &mut State,
    house: House,
    _: &Prompt,
    action: &Action,
    cx: &mut impl Cx<Event>,
) {
    let (&Action::Choose(choice), Some(crate::Step::Westeros(Step::Choose(deck)))) =
        (action, state.agenda.top())
    else {
        return;
    };
    cx.emit(Event::WesterosChosen { house, choice });
    go_on(state, deck);
    match choice {
        WesterosChoice::Supply => adjust_supply(state),
        WesterosChoice::Mustering => muster(state),
        WesterosChoice::ClashOfKings => bidding::begin(state),
        WesterosChoice::Power => income::pay(state, state.setup.dark_wings, cx),
        WesterosChoice::NoDefense => forbid(state, OrderTokens::of_kind(Order::Defense), cx),
        WesterosChoice::NoMarchPlusOne => {
            let march = OrderTokens::NONE.with(OrderToken::MarchPlusOne);
            forbid(state, march, cx);
        }
        WesterosChoice::Nothing => {}
    }
}

pub(crate) fn sample(
    _: &Position,
    _: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let offered = offered(prompt);
    let nth = dice.below(offered.len().max(1) as u32) as usize;
    Action::Choose(offered.get(nth).copied().unwrap_or(WesterosChoice::Nothing))
}

/// Leaves everything as it is.
pub(crate) const fn fallback(_: &Position, _: House, _: &Prompt) -> Action {
    Action::Choose(WesterosChoice::Nothing)
}
