//! Steps of an effect in words, as far as options need them.

use super::{
    abilities,
    sentence::{hits, list},
    texts,
    units::thing,
    words::{action_kind, condition},
};
use battlefield::{
    effect::{Amount, Forbidden, Selected, Selector, Stat, Step, Token, TokenAct, TokenKind},
    position::{Position, Roles, Source},
};

/// Tells what these steps do; nothing where one of them cannot be told.
pub fn steps(position: &Position, all: &[Step], roles: &Roles) -> Option<String> {
    let said: Option<Vec<String>> = all.iter().map(|it| step(position, it, roles)).collect();
    said.filter(|it| !it.is_empty()).map(|it| it.join("; "))
}

fn step(position: &Position, step: &Step, roles: &Roles) -> Option<String> {
    let whom = |selector: &Selector| whom(position, *selector, roles);
    Some(match step {
        Step::If { then, .. } => return steps(position, then, roles),
        Step::Pivot(who) => {
            let who = whom(who)?;
            say!("Turn: {who}" | "Drehung: {who}")
        }
        Step::Action {
            kind,
            by,
            without_charge_bonus,
            ..
        } => {
            let (kind, by) = (action_kind(*kind), whom(by)?);
            if *without_charge_bonus {
                say!("{kind} without the Charge Bonus: {by}" | "{kind} ohne Sturmbonus: {by}")
            } else {
                format!("{kind}: {by}")
            }
        }
        Step::Forbid { what, .. } => {
            let what: Vec<&str> = what.iter().map(|it| forbidden(*it)).collect();
            let what = list(&what);
            say!("The other side can't use: {what}" | "Für die andere Seite verboten: {what}")
        }
        Step::Modify {
            stat: Stat::AttackDiceRow,
            by: Amount::Best,
            ..
        } => {
            word!("Attack with the best dice row" | "Angriff mit der besten Würfelzeile").to_owned()
        }
        Step::AutoHits(Amount::Number(number)) => {
            let hits = hits(number.unsigned_abs());
            say!("Automatic: {hits} more" | "Automatisch: {hits} mehr")
        }
        Step::Block(Amount::Number(number)) => {
            let hits = hits(number.unsigned_abs());
            say!("Block {hits} more" | "{hits} mehr abwehren")
        }
        Step::Hits {
            target,
            count: Amount::Number(number),
        } => {
            let (target, hits) = (whom(target)?, hits(number.unsigned_abs()));
            format!("{target}: {hits}")
        }
        Step::Token {
            act: TokenAct::Add,
            kind,
            target,
        } => {
            let (target, kind) = (whom(target)?, condition(token(*kind)?));
            format!("{target}: {kind}")
        }
        _ => return None,
    })
}

const fn token(kind: TokenKind) -> Option<Token> {
    match kind {
        TokenKind::Panicked => Some(Token::Panicked),
        TokenKind::Vulnerable => Some(Token::Vulnerable),
        TokenKind::Weakened => Some(Token::Weakened),
        TokenKind::Choice => None,
    }
}

fn forbidden(what: Forbidden) -> &'static str {
    match what {
        Forbidden::Cards => word!("Tactics cards" | "Taktikkarten"),
        Forbidden::Orders => word!("Orders" | "Befehle"),
        Forbidden::Arrows => word!("shots from the walls" | "Schüsse von den Mauern"),
    }
}

/// Tells whom a step concerns: whoever plays that part now, or how they are chosen.
fn whom(position: &Position, selector: Selector, roles: &Roles) -> Option<String> {
    let words = match selector {
        Selector::Role(role) => return roles.thing(role).map(|it| thing(position, it)),
        Selector::Chosen(Selected::TwoEnemies) => word!("two units" | "zwei Einheiten"),
        Selector::Chosen(Selected::OneEnemyInMelee) => {
            word!("one engaged unit" | "eine gebundene Einheit")
        }
        Selector::Chosen(Selected::OneEnemy) => word!("one enemy" | "ein Feind"),
        Selector::Chosen(Selected::OneFriendly) => {
            word!("one friendly unit" | "eine eigene Einheit")
        }
        Selector::Chosen(Selected::OneUnit) => word!("one unit" | "eine Einheit"),
        _ => return None,
    };
    Some(words.to_owned())
}

/// Tells what the source of an effect does.
pub fn source_text(source: Source) -> String {
    match source {
        Source::Ability(ability) => abilities::text(ability),
        Source::Card(card) => texts::card(card).1,
        Source::Bonus(card) => texts::card_bonus(card).unwrap_or_default(),
        Source::Zone(zone) => texts::zone_text(zone),
    }
}
