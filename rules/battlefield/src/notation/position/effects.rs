//! Lasting effects, both ways.

use crate::{
    data::AbilityKind,
    effect::Condition,
    field::Thing,
    geometry::Mil,
    notation::{
        line::Line,
        names::{
            self, bearer, written_bearer, written_ncu, written_seat, written_thing, written_unit,
        },
        setting::word_of,
    },
    position::{Effect, On, Position, Source, Used, What},
};

/// By how much an effect changes a number at most, one way or the other.
const MOST_CHANGED: i8 = 20;

/// The largest number of a permission: a table's length.
const MOST_PERMITTED: Mil = 72_000;

/// `effect card:stark.hit_and_run of A on B1 modify to_hit -1 for round until round_end when melee`.
pub fn written(position: &Position, effect: &Effect) -> String {
    let Effect {
        source,
        owner,
        on,
        what,
        scope,
        until,
    } = effect;
    let (source, owner) = (written_source(*source), written_seat(*owner));
    let (on, scope, until) = (written_on(position, *on), scope.word(), until.word());
    let (what, when) = match what {
        What::Modify { stat, by, when } => (format!("modify {} {by}", stat.word()), &when[..]),
        What::Trait { ability, when } => (format!("trait {}", ability.entry().id), &when[..]),
        What::Suppress { keep_attachments } => {
            let keep = if *keep_attachments { " own" } else { " all" };
            (format!("suppress{keep}"), &[][..])
        }
        What::Forbid(what) => (format!("forbid {}", what.word()), &[][..]),
        What::Permit {
            what,
            number,
            count,
        } => (format!("permit {} {number} {count}", what.word()), &[][..]),
    };
    let when: Vec<String> = when.iter().map(Condition::words).collect();
    let when = if when.is_empty() {
        String::new()
    } else {
        format!(" when {}", when.join(", "))
    };
    format!("effect {source} of {owner} on {on} {what} for {scope} until {until}{when}")
}

/// Reads what stands behind `effect`.
pub fn read(position: &Position, line: &mut Line<'_>) -> Result<Effect, String> {
    let source = source(line.word()?)?;
    expect(line, "of")?;
    let owner = names::player(position, line.word()?)?;
    expect(line, "on")?;
    let on = on(position, line.word()?)?;
    let mut what = what(line)?;
    expect(line, "for")?;
    let scope = word_of(line.word()?)?;
    expect(line, "until")?;
    let until = word_of(line.word()?)?;
    if let What::Modify { when, .. } | What::Trait { when, .. } = &mut what
        && line.take("when")
    {
        let parts = line
            .rest()
            .split(", ")
            .map(|part| Condition::read(part).ok_or_else(|| format!("\"{part}\" is no condition")));
        *when = parts.collect::<Result<_, _>>()?;
        *line = Line::new("");
    }
    Ok(Effect {
        source,
        owner,
        on,
        what,
        scope,
        until,
    })
}

fn expect(line: &mut Line<'_>, word: &str) -> Result<(), String> {
    line.take(word)
        .then_some(())
        .ok_or_else(|| format!("\"{word}\" is missing"))
}

fn what(line: &mut Line<'_>) -> Result<What, String> {
    Ok(match line.word()? {
        "modify" => What::Modify {
            stat: word_of(line.word()?)?,
            by: line.number_in(-MOST_CHANGED..=MOST_CHANGED)?,
            when: Vec::new(),
        },
        "trait" => What::Trait {
            ability: names::ability(line.word()?)?,
            when: Vec::new(),
        },
        "suppress" => What::Suppress {
            keep_attachments: line.one_of(&["own", "all"])? == "own",
        },
        "forbid" => What::Forbid(word_of(line.word()?)?),
        "permit" => What::Permit {
            what: word_of(line.word()?)?,
            number: line.number_in(0..=MOST_PERMITTED)?,
            count: line.number()?,
        },
        other => {
            let all = "modify, trait, suppress, forbid, permit";
            return Err(format!("no effect does \"{other}\": {all}"));
        }
    })
}

fn written_source(source: Source) -> String {
    match source {
        Source::Ability(ability) => format!("ability:{}", ability.entry().id),
        Source::Card(card) => format!("card:{}", card.entry().id),
        Source::Bonus(card) => format!("bonus:{}", card.entry().id),
        Source::Zone(zone) => format!("zone:{}", zone.word()),
    }
}

fn source(word: &str) -> Result<Source, String> {
    let (kind, name) = word
        .split_once(':')
        .ok_or("a source is like card:stark.hit_and_run")?;
    Ok(match kind {
        "ability" => Source::Ability(names::ability(name)?),
        "card" => Source::Card(names::card(name)?),
        "bonus" => Source::Bonus(names::card(name)?),
        "zone" => Source::Zone(word_of(name)?),
        _ => {
            let all = "ability, card, bonus, zone";
            return Err(format!("\"{kind}\" is no kind of source: {all}"));
        }
    })
}

fn written_on(position: &Position, on: On) -> String {
    match on {
        On::Unit(id) => written_unit(position, id),
        On::Ncu(id) => written_ncu(position, id),
        On::Player(seat) => written_seat(seat).to_string(),
        On::Wall(number) => written_thing(position, Thing::Wall(number)),
    }
}

fn on(position: &Position, word: &str) -> Result<On, String> {
    if names::seat(word).is_ok() {
        return names::player(position, word).map(On::Player);
    }
    if names::split(word, "n").is_some() {
        return names::ncu(position, word).map(On::Ncu);
    }
    match names::thing(position, word)? {
        Thing::Unit(number) => Ok(On::Unit(crate::position::UnitId(number))),
        Thing::Wall(number) => Ok(On::Wall(number)),
        Thing::Piece(_) => Err(format!("no effect lies on {word}")),
    }
}

/// `used ABILITY A1`.
pub fn written_used(position: &Position, used: Used) -> String {
    let who = written_bearer(position, used.bearer);
    format!("used {} {who}", used.ability.entry().id)
}

pub fn used(position: &Position, line: &mut Line<'_>) -> Result<Used, String> {
    let ability = names::ability(line.word()?)?;
    let once = [AbilityKind::Order, AbilityKind::OncePerGame];
    if !once.contains(&ability.kind) {
        return Err(format!(
            "{} is neither an Order nor once per game",
            ability.id
        ));
    }
    let used = Used {
        ability,
        bearer: bearer(position, line.word()?)?,
    };
    if position.used.contains(&used) {
        return Err(format!("{} is used already", ability.id));
    }
    Ok(used)
}
