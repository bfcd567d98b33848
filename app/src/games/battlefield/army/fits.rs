//! Units and people that still fit into an army that can play: each a link that uses more of its points.

use super::{address::Draft, edit, mend::Way, names};
use battlefield::{army::Army, data::Data};

/// So many are named, those first that use most.
const NAMED: usize = 3;

/// Returns the units, NCUs and attachments that cost something and leave the army as legal as it is.
pub fn fits(draft: &Draft, data: &Data) -> Vec<Way> {
    let army = &draft.army;
    let before = army.points(data);
    let own = |faction: &str| edit::is_own(army, faction);
    let units = data.units.iter().filter(|it| own(&it.faction));
    let units = units.map(|it| (it.id.as_str(), edit::with_unit(army, &it.id)));
    let ncus = data.ncus.iter().filter(|it| own(&it.faction));
    let ncus = ncus.map(|it| (it.id.as_str(), edit::with_ncu(army, &it.id)));
    let people = data.attachments.iter();
    let people = people.filter(|it| own(&it.faction) && !it.commander);
    let people = people.filter_map(|it| Some((it.id.as_str(), joined(army, &it.id, data)?)));
    let all = units.chain(ncus).chain(people);
    let mut fitting: Vec<(u32, Way)> = all
        .filter_map(|(id, more)| {
            let cost = more.points(data).saturating_sub(before);
            let legal = cost > 0 && more.problems(data, draft.size).is_empty();
            legal.then(|| (cost, way(draft, (id, cost), more, data)))
        })
        .collect();
    fitting.sort_by_key(|(cost, _)| std::cmp::Reverse(*cost));
    fitting.truncate(NAMED);
    fitting.into_iter().map(|(_, way)| way).collect()
}

fn way(draft: &Draft, (id, cost): (&str, u32), more: Army, data: &Data) -> Way {
    let name = names::any(id, data);
    Way {
        label: say!("Fits: {name} ({cost})" | "Passt noch: {name} ({cost})"),
        draft: draft.with(more),
    }
}

/// With somebody in the first unit that has room for them.
fn joined(army: &Army, id: &str, data: &Data) -> Option<Army> {
    let at = edit::room(army, id, data)?;
    Some(edit::with_attachment(army, at, id, data))
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::army::read;

    fn fitting(size: u32, text: &str) -> Vec<Way> {
        let data = Data::of_this_build();
        let army = read(text, data).unwrap();
        fits(&Draft { size, army }, data)
    }

    #[test]
    fn who_fits_leaves_the_army_legal_and_uses_more() {
        let data = Data::of_this_build();
        let text = "army stark\nsworn_swords + robb_wolf_lord";
        let ways = fitting(20, text);
        assert_eq!(ways.len(), NAMED);
        for way in ways {
            assert_eq!(way.draft.army.problems(data, 20), [], "{way:?}");
            assert!(way.draft.army.points(data) > 5, "{way:?}");
        }
    }

    #[test]
    fn a_full_army_has_room_for_nobody() {
        let text = "army stark\nsworn_swords + robb_wolf_lord\nsworn_swords\nbowmen\nncu catelyn";
        assert_eq!(fitting(20, text), []);
        assert!(!fitting(30, text).is_empty());
    }
}
