//! The wounds that saves leave of the hits (7.5, 7.6).

use super::{Distribution, hits::Table};
use crate::{chapter::attack, geometry::Wide, modifiers, position::Position, task::Attack};

/// The wounds of the attack itself.
pub fn of(position: &Position, attack: &Attack, table: &Table) -> Distribution {
    let save = attack::save(position, attack);
    let saving = |save: crate::dice::Save| (1..=6).filter(|face| save.by(*face)).count();
    let saving = save.map(saving);
    let most = table.parts.keys().map(|(blockable, _)| *blockable).max();
    let most = saving.and(most).unwrap_or(0);
    let mut wounds = Distribution::new(table.whole.times(&power(6, most)));
    for ((blockable, unblockable), part) in &table.parts {
        // Where nothing is rolled the whole is the same as where everything is.
        let rolled = if saving.is_some() { *blockable } else { 0 };
        let part = part.times(&power(6, most - rolled));
        for (saved, ways) in saves(rolled, saving.unwrap_or(0)).into_iter().enumerate() {
            let blocked = (saved as u8).saturating_add(attack.block).min(rolled);
            let unblocked = u16::from(blockable - blocked) + u16::from(*unblockable);
            let more = modifiers::extra_wounds(position, attack, unblocked);
            let all = unblocked.saturating_add_signed(i16::from(more));
            wounds.add(usize::from(all), &part.times(&ways));
        }
    }
    wounds
}

/// In how many ways of 6 to the power of `dice` so many of them save, from none to all.
fn saves(dice: u8, saving: usize) -> Vec<Wide> {
    let [yes, no] = [saving, 6 - saving].map(|faces| Wide::new(faces as u128));
    let mut ways = vec![Wide::new(1)];
    for _ in 0..dice {
        let one_more = ways.iter().map(|it| it.times(&yes));
        let mut next = vec![Wide::new(0)];
        next.extend(one_more);
        for (at, as_many) in ways.iter().enumerate() {
            let known = std::mem::take(&mut next[at]);
            next[at] = known.plus(&as_many.times(&no));
        }
        ways = next;
    }
    ways
}

fn power(of: u128, times: u8) -> Wide {
    (0..times).fold(Wide::new(1), |product, _| product.times(&Wide::new(of)))
}
