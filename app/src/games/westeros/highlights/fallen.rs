//! Castles that fall without a battle.

use super::{Base, Highlight, Scene};
use crate::games::westeros::page::LogLine;
use westeros::{
    AreaSet, Event, House,
    replay::{Conquest, conquests},
};

/// Returns the castles that marches after this entry have taken, those of one march together. What a battle
/// has brought is told in its scene; the viewer's own need no telling.
pub(super) fn fallen(
    log: &[LogLine],
    base: &Base,
    (entry, me): (i64, Option<House>),
) -> Vec<Highlight> {
    let fresh = log.get(base.at..).unwrap_or_default();
    let events = fresh.iter().filter(|it| !it.undone);
    let events: Vec<_> = events.map(|it| (it.seq, it.event)).collect();
    let fought = events.iter().filter_map(|(_, it)| match it {
        Event::CombatWon { area, .. } => Some(*area),
        _ => None,
    });
    let fought: AreaSet = fought.collect();
    let mut found = conquests(&base.position, events);
    let mine = |it: &Conquest| it.winner.is_none() || it.winner == me;
    found.retain(|it| it.entry > entry && !mine(it) && !fought.contains(it.area));
    let marches = found.chunk_by(|one, next| one.entry == next.entry);
    marches.filter_map(|it| together(log, it)).collect()
}

fn together(log: &[LogLine], taken: &[Conquest]) -> Option<Highlight> {
    let seq = taken.first()?.entry;
    Some(Highlight {
        begun: log.iter().position(|it| it.seq == seq)?,
        seq,
        scene: Scene::Fallen(taken.to_vec()),
    })
}
