//! Tactics cards in a window: whether one could be played by what lies open, whether this one
//! may be, and laying it open.

use super::{ability::is_forbidden, could, env, part};
use crate::{
    conditions::all_hold,
    data::{By, Card},
    effect::Forbidden,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles, Source, UnitId},
    reference::CardRef,
    task::{Playing, Task, WindowFrame},
};
use tabletop::Seat;

/// The faction under which siege cards stand in the data.
pub const SIEGE: &str = "siege";

/// Of each kind there are two in a deck.
const COPIES: usize = 2;

/// Tells whether a player might hold a card for this, as far as anybody can see.
pub fn is_possible(position: &Position, frame: &WindowFrame, seat: Seat) -> bool {
    let player = position.player(seat);
    player.hand > 0
        && player.kinds_of_cards().iter().any(|card| {
            card.window == frame.window
                && fits(position, frame, seat, *card).is_ok()
                && lying_open(position, seat, *card) < COPIES
        })
        && may_play_any(position, frame, seat).is_ok()
}

/// Checks that a card of the hand may be played.
pub fn check(
    position: &Position,
    frame: &WindowFrame,
    seat: Seat,
    card: CardRef,
) -> Result<(), Illegal> {
    may_play_any(position, frame, seat)?;
    fits(position, frame, seat, card)
}

fn may_play_any(position: &Position, frame: &WindowFrame, seat: Seat) -> Result<(), Illegal> {
    if frame.spent.contains(&seat) {
        return Err(Illegal::OnePerTrigger);
    }
    if is_forbidden(position, seat, Forbidden::Cards) {
        return Err(Illegal::Forbidden);
    }
    let disorderly = position.agenda.iter().any(|task| match task {
        Task::Charge(charge) => charge.disorderly && position.unit(charge.charger).owner == seat,
        _ => false,
    });
    if disorderly {
        return Err(Illegal::Disorderly);
    }
    Ok(())
}

/// Checks that the moment is right for a card, and it would do something.
pub fn fits(
    position: &Position,
    frame: &WindowFrame,
    seat: Seat,
    card: CardRef,
) -> Result<(), Illegal> {
    let env = env(frame, Source::Card(card), seat, None);
    let right = card.window == frame.window
        && (may_be_played_by(position, &frame.roles, card.by, seat)
            || is_for_wall(position, &frame.roles, card, seat))
        && all_hold(position, &card.when, &env);
    if !right {
        return Err(Illegal::WrongMoment(card.window));
    }
    let bonus = bonus(position, seat, card.entry());
    let does = could::any(position, &card.script, &env)
        || bonus.is_some_and(|it| could::any(position, &it.script, &env));
    if does {
        Ok(())
    } else {
        Err(Illegal::WithoutEffect)
    }
}

/// The bonus of a card for a player who controls its zone now: with an NCU of their own.
pub fn bonus(
    position: &Position,
    seat: Seat,
    card: &'static Card,
) -> Option<&'static crate::data::Bonus> {
    let bonus = card.bonus.as_ref()?;
    let ncu = position.on_zone(bonus.zone)?;
    (position.ncu(ncu).owner == seat).then_some(bonus)
}

/// Tells whether a seat is on the side whose card it is.
pub fn may_be_played_by(position: &Position, roles: &Roles, by: By, seat: Seat) -> bool {
    let of = |thing: Option<Thing>| {
        // A wall is no unit: nobody plays cards for it.
        let unit = thing.and_then(Thing::unit);
        unit.is_some_and(|it| position.friends(position.unit(it).owner, seat))
    };
    match by {
        By::Active => position.friends(position.turn, seat),
        By::Any => true,
        By::Opponent => part::is_opponent(position, roles, seat),
        By::Attacker => of(roles.attacker),
        By::Defender => of(roles.defender),
        By::AttackerOrDefender => of(roles.attacker) || of(roles.defender),
        By::Charger => of(roles.charger.map(UnitId::thing)),
        By::ChargeTarget => of(roles.charge_target),
        By::Tester => of(roles.testing.map(UnitId::thing)),
        By::OwnerOfDestroyed => of(roles.destroyed.map(UnitId::thing)),
        By::Destroyer => of(roles.destroyer.map(UnitId::thing)),
        By::ClaimingSide => roles
            .ncu
            .is_some_and(|it| position.friends(position.ncu(it).owner, seat)),
    }
}

/// Tells whether it is for whoever defends a castle wall: siege cards alone name walls.
fn is_for_wall(position: &Position, roles: &Roles, card: CardRef, seat: Seat) -> bool {
    let wall = roles.defender.filter(|it| matches!(it, Thing::Wall(_)));
    let owner = wall.and_then(|it| position.owner(it));
    card.faction.starts_with(SIEGE)
        && card.by == By::Defender
        && owner.is_some_and(|it| position.friends(it, seat))
}

/// Returns how many copies of a card everybody can see: discarded, at units, or being played.
fn lying_open(position: &Position, seat: Seat, card: CardRef) -> usize {
    let discarded = position.player(seat).discard.iter();
    let attached = position.units.iter().flat_map(|unit| &unit.cards);
    let attached = attached.filter(|it| it.by == seat).map(|it| &it.card);
    let played = position.cards_being_played(seat);
    discarded
        .chain(attached)
        .copied()
        .chain(played)
        .filter(|it| *it == card)
        .count()
}

/// Lays a card open.
pub fn play(play: &mut Play<'_>, mut frame: WindowFrame, seat: Seat, card: CardRef) {
    frame.spent.push(seat);
    let hand = &mut play.state.secret_mut(seat).hand;
    if let Some(at) = hand.iter().position(|it| *it == card) {
        hand.remove(at);
    }
    play.open().player_mut(seat).hand -= 1;
    let playing = Playing::new(card, seat, env(&frame, Source::Card(card), seat, None));
    play.push(Task::Window(frame));
    play.push(Task::Card(Box::new(playing)));
}
