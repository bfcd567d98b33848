//! The choice of what a Westeros card does, by the holder of a dominance token: whatever serves the own house more than
//! the others on average.

use super::{
    Seen,
    temper::Best,
    threat::{defence, threat},
};
use crate::{
    House, Prompt, WesterosChoice, board::BUILDINGS, chapters::mustering,
    chapters::westeros_phase::offered, general::control::lands_of, general::supply,
};
use tabletop::Dice;

pub(super) fn choose(
    seen: &Seen,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> WesterosChoice {
    let mut best: Best<WesterosChoice> = Best::above(i32::MIN);
    for &choice in offered(prompt) {
        let score = match choice {
            WesterosChoice::Nothing => 0,
            WesterosChoice::NoDefense => -peril(seen),
            WesterosChoice::NoMarchPlusOne => peril(seen) - 6,
            WesterosChoice::Supply
            | WesterosChoice::Mustering
            | WesterosChoice::ClashOfKings
            | WesterosChoice::Power => ahead(seen, choice),
        };
        best.offer(score + seen.temper.noise(dice) / 2, choice);
    }
    best.choice.unwrap_or(WesterosChoice::Nothing)
}

/// Returns what the own house gains more than the others do on average.
fn ahead(seen: &Seen, choice: WesterosChoice) -> i32 {
    let mine = gain(seen, seen.me, choice);
    let others = seen.houses().iter().filter(|&&it| it != seen.me);
    let theirs: i32 = others.map(|&it| gain(seen, it, choice)).sum();
    mine - theirs / (i32::from(seen.players) - 1)
}

fn gain(seen: &Seen, house: House, choice: WesterosChoice) -> i32 {
    let lands = lands_of(seen, house);
    match choice {
        WesterosChoice::Supply => {
            let (now, then) = (seen.supply[house], supply::barrels(seen, house));
            14 * (i32::from(then) - i32::from(now))
        }
        WesterosChoice::Mustering => {
            let sites = lands.intersection(BUILDINGS);
            if !mustering::can_muster(seen, house, sites) {
                return 0;
            }
            sites
                .iter()
                .map(|it| 15 * i32::from(mustering::points(it)))
                .sum()
        }
        WesterosChoice::Power => lands
            .iter()
            .map(|it| 10 * i32::from(it.place().power_icons))
            .sum(),
        WesterosChoice::ClashOfKings => {
            let places = [
                seen.tracks.iron_throne,
                seen.tracks.fiefdoms,
                seen.tracks.kings_court,
            ];
            let behind: usize = places
                .iter()
                .map(|it| it.position(house).unwrap_or(0))
                .sum();
            6 * i32::from(seen.power[house]) + 4 * behind as i32
        }
        _ => 0,
    }
}

/// Returns how far the house is attacked rather than attacks: what threatens its areas beyond their guards, less a
/// little.
fn peril(seen: &Seen) -> i32 {
    let beyond = |area| (threat(seen, area) - 2 * defence(seen, area)).clamp(-4, 8);
    let own = seen.occupied[seen.me];
    let all: i32 = own.iter().map(beyond).sum();
    all * 3 / own.len().max(1) as i32
}
