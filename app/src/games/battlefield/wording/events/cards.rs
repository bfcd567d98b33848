//! Cards, abilities and what they concern.

use super::super::{
    abilities,
    names::player,
    sentence::{cards, list, missions, quoted},
    texts,
    units::{bearer, ncu, thing, unit},
};
use battlefield::{
    event::Event,
    position::{Bearer, Mode, Position},
    reference::CardRef,
};

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Used {
            bearer: who,
            ability,
            ..
        } => {
            let name = quoted(&abilities::name(*ability));
            let whose = bearer(position, *who);
            match who {
                Bearer::Unit(_) | Bearer::Ncu(_) => format!("{whose}: {name}."),
                Bearer::Marker(_) => {
                    say!("{whose} takes effect: {name}." | "{whose} wirkt: {name}.")
                }
            }
        }
        Event::CardPlayed { seat, card, bonus } => {
            let (who, card) = (player(position, *seat), quoted(&texts::card_name(*card)));
            if *bonus {
                say!("{who} plays {card} with its bonus." | "{who} spielt {card} mit Bonus.")
            } else {
                say!("{who} plays {card}." | "{who} spielt {card}.")
            }
        }
        Event::SiegeCardPlayed { seat, card } => {
            let (who, card) = (player(position, *seat), quoted(&texts::card_name(*card)));
            say!(
                "{who} plays a siege card: {card}." | "{who} spielt eine Belagerungskarte: {card}."
            )
        }
        Event::Targeted { source, targets } => {
            let source = quoted(&texts::source(*source));
            let targets: Vec<String> = targets.iter().map(|it| thing(position, *it)).collect();
            if targets.is_empty() {
                say!("{source}: no target." | "{source}: kein Ziel.")
            } else {
                let targets = list(&targets);
                say!("{source} targets {targets}." | "{source} betrifft {targets}.")
            }
        }
        Event::Cancelled(source) => {
            let source = quoted(&texts::source(*source));
            say!("{source} has no effect." | "{source} bleibt ohne Wirkung.")
        }
        Event::Influenced { ncu: id, unit: on } => {
            let (who, unit) = (ncu(position, *id), unit(position, *on));
            say!("{who} influences {unit}." | "{who} beeinflusst {unit}.")
        }
        _ => return moved(position, event),
    })
}

/// Cards that come or go.
fn moved(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Drew { seat, cards: drawn } if drawn.is_empty() => drew(&player(position, *seat), 0),
        Event::Drew { seat, cards: drawn } => {
            let (who, drawn) = (player(position, *seat), all(drawn));
            say!("{who} draws {drawn}." | "{who} zieht {drawn}.")
        }
        Event::DrewCards { seat, count } => drew(&player(position, *seat), *count),
        Event::Took { seat, cards: taken } => {
            let (who, taken) = (player(position, *seat), all(taken));
            say!("{who} takes {taken} into hand." | "{who} nimmt {taken} auf die Hand.")
        }
        Event::Discarded { seat, cards: gone } => {
            let who = player(position, *seat);
            if gone.is_empty() {
                say!("{who} discards nothing." | "{who} wirft nichts ab.")
            } else {
                let gone = all(gone);
                say!("{who} discards {gone}." | "{who} wirft {gone} ab.")
            }
        }
        Event::DrewHidden { seat, names } if names.is_empty() => drew(&player(position, *seat), 0),
        Event::DrewHidden { seat, names } => {
            let names: Vec<String> = names.iter().map(|it| quoted(&hidden(it))).collect();
            let (who, names) = (player(position, *seat), list(&names));
            say!("{who} draws {names}." | "{who} zieht {names}.")
        }
        Event::DrewHiddenCount { seat, count } => {
            let who = player(position, *seat);
            let drawn = if position.setup.mode == Mode::Winds {
                missions(*count)
            } else {
                cards(*count)
            };
            say!("{who} draws {drawn} face down." | "{who} zieht verdeckt {drawn}.")
        }
        _ => return None,
    })
}

fn drew(who: &str, count: u8) -> String {
    let drawn = cards(count);
    say!("{who} draws {drawn}." | "{who} zieht {drawn}.")
}

fn all(cards: &[CardRef]) -> String {
    let names: Vec<String> = cards
        .iter()
        .map(|it| quoted(&texts::card_name(*it)))
        .collect();
    list(&names)
}

/// A mission or a siege card, by its id.
fn hidden(id: &str) -> String {
    match CardRef::named(id) {
        Some(card) => texts::card_name(card),
        None => texts::mission(id).0,
    }
}
