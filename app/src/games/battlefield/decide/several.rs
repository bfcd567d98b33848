//! Questions that are answered by several of a list: targets, units, cards, dice, missions.

use battlefield::{
    chapter::{mode::storm, script, set_up::start},
    position::UnitId,
    question::{Action, Prompt},
    reference::CardRef,
    standing,
    state::View,
};

use super::super::wording;

/// One thing that can be chosen or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub label: String,
    pub note: Option<String>,
    pub chosen: bool,
    /// The draft with this one chosen, or no longer.
    pub toggled: Action,
}

/// Returns true where exactly one has to be chosen.
pub const fn takes_one(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Target {
            count: 1,
            optional: false,
            ..
        }
    )
}

/// The choices of a question; empty where it is answered otherwise.
pub fn items(view: &View, prompt: &Prompt, action: Option<&Action>) -> Vec<Item> {
    let position = &view.open;
    match prompt {
        Prompt::Target { options, count, .. } => {
            let chosen = match action {
                Some(Action::Targets(it)) => it.as_slice(),
                _ => &[],
            };
            let all = each(options, chosen, Action::Targets, |it| {
                (wording::thing(position, *it), None)
            });
            let alone = all.into_iter().zip(options).map(|(item, it)| Item {
                // Of one that is wanted, another takes the place.
                toggled: if *count == 1 && !item.chosen || takes_one(prompt) {
                    Action::Targets(vec![*it])
                } else {
                    item.toggled
                },
                ..item
            });
            alone.collect()
        }
        Prompt::StartUnits => start_units(view, action),
        Prompt::Discard => {
            let hand = view.hand().map(|it| it.cards.clone()).unwrap_or_default();
            cards(&hand, action)
        }
        Prompt::Recall { count } => {
            let seat = view.seat.unwrap_or(tabletop::Seat(0));
            few_cards(&position.player(seat).discard, *count, action)
        }
        Prompt::Search { count } => few_cards(&script::of_commander(view), *count, action),
        Prompt::Reroll {
            pool, faces, open, ..
        }
        | Prompt::Spend {
            pool, faces, open, ..
        } => {
            let lying = standing::lying(position, *pool).unwrap_or_default();
            let dice: Vec<u8> = (0..)
                .zip(open)
                .filter(|(_, it)| **it)
                .map(|(at, _)| at)
                .collect();
            let chosen = match action {
                Some(Action::Reroll(it)) => it.as_slice(),
                _ => &[],
            };
            let label = |it: &u8| {
                let face = faces[usize::from(*it)];
                let good = lying.get(usize::from(*it)).copied();
                (wording::die(*pool, it + 1, face, good), None)
            };
            each(&dice, chosen, Action::Reroll, label)
        }
        Prompt::Missions => missions(view, action),
        Prompt::Redeploy => coming_back(view, action),
        _ => Vec::new(),
    }
}

/// An item for each of them, by what is chosen.
fn each<T: Clone + PartialEq>(
    all: &[T],
    chosen: &[T],
    make: fn(Vec<T>) -> Action,
    label: impl Fn(&T) -> (String, Option<String>),
) -> Vec<Item> {
    let item = |it: &T| {
        let mut toggled = chosen.to_vec();
        match chosen.iter().position(|other| other == it) {
            Some(at) => {
                toggled.remove(at);
            }
            None => toggled.push(it.clone()),
        }
        let (label, note) = label(it);
        Item {
            label,
            note,
            chosen: chosen.contains(it),
            toggled: make(toggled),
        }
    };
    all.iter().map(item).collect()
}

/// Cards, of which there may be two alike: one that is chosen is chosen by its place.
fn cards(all: &[CardRef], action: Option<&Action>) -> Vec<Item> {
    let mut left = match action {
        Some(Action::Cards(it)) => it.clone(),
        _ => Vec::new(),
    };
    let chosen = left.clone();
    let item = |card: &CardRef| {
        let here = left.iter().position(|it| it == card);
        if let Some(at) = here {
            left.remove(at);
        }
        let mut toggled = chosen.clone();
        match here.and_then(|_| toggled.iter().position(|it| it == card)) {
            Some(at) => {
                toggled.remove(at);
            }
            None => toggled.push(*card),
        }
        let (label, text) = wording::card(*card);
        Item {
            label,
            note: Some(text),
            chosen: here.is_some(),
            toggled: Action::Cards(toggled),
        }
    };
    all.iter().map(item).collect()
}

/// The same where so many can be taken: of one, another takes the place.
fn few_cards(all: &[CardRef], count: u8, action: Option<&Action>) -> Vec<Item> {
    let items = cards(all, action).into_iter().zip(all);
    let alone = items.map(|(item, card)| Item {
        toggled: if count == 1 && !item.chosen {
            Action::Cards(vec![*card])
        } else {
            item.toggled
        },
        ..item
    });
    alone.collect()
}

fn start_units(view: &View, action: Option<&Action>) -> Vec<Item> {
    let position = &view.open;
    let seat = view.seat.unwrap_or(tabletop::Seat(0));
    let (chosen, proxy) = match action {
        Some(Action::StartUnits { units, proxy }) => (units.clone(), *proxy),
        _ => (Vec::new(), None),
    };
    let all = start::candidates(position, seat);
    let needs = start::needs_proxy(position, seat);
    let item = |unit: &UnitId| {
        let mut units = chosen.clone();
        match units.iter().position(|it| it == unit) {
            Some(at) => {
                units.remove(at);
            }
            None => units.push(*unit),
        }
        // The first chosen unit with an attachment stands for a commander who is off the table.
        let attached = |it: &&UnitId| !position.unit(**it).attachments.is_empty();
        let proxy = proxy.filter(|it| units.contains(it));
        let proxy = proxy.or_else(|| units.iter().find(attached).copied());
        Item {
            label: wording::unit(position, *unit),
            note: None,
            chosen: chosen.contains(unit),
            toggled: Action::StartUnits {
                units,
                proxy: proxy.filter(|_| needs),
            },
        }
    };
    all.iter().map(item).collect()
}

/// Destroyed units, each with a place beside those that are chosen; the newest can be dragged.
fn coming_back(view: &View, action: Option<&Action>) -> Vec<Item> {
    let position = &view.open;
    let placed = match action {
        Some(Action::Redeploy(it)) => it.as_slice(),
        _ => &[],
    };
    let item = |id: UnitId| {
        let here = placed.iter().position(|(it, _)| *it == id);
        let room = here.map_or_else(|| storm::room(view, placed, id), |_| None);
        let mut toggled = placed.to_vec();
        if let Some(at) = here {
            toggled.remove(at);
        }
        toggled.extend(room.map(|pose| (id, pose)));
        let full = here.is_none() && room.is_none();
        Item {
            label: wording::unit(position, id),
            note: full.then(|| word!("No room left for it." | "Kein Platz mehr dafür.").to_owned()),
            chosen: here.is_some(),
            toggled: Action::Redeploy(toggled),
        }
    };
    storm::destroyed(position).into_iter().map(item).collect()
}

/// Own missions: one is scored, or discarded, or kept.
fn missions(view: &View, action: Option<&Action>) -> Vec<Item> {
    let own = view
        .hand()
        .map(|it| it.missions.clone())
        .unwrap_or_default();
    let (scored, gone) = match action {
        Some(Action::Missions { score, discard }) => (score.clone(), discard.clone()),
        _ => (Vec::new(), None),
    };
    let score = each(
        &own,
        &scored,
        |score| Action::Missions {
            score,
            discard: None,
        },
        |it| {
            let (name, text) = wording::mission(it);
            (say!("Score: {name}" | "Werten: {name}"), Some(text))
        },
    );
    let score = score.into_iter().map(|it| Item {
        toggled: with_discard(it.toggled, gone.clone()),
        ..it
    });
    let discard = own.iter().map(|it| {
        let (name, _) = wording::mission(it);
        let chosen = gone.as_ref() == Some(it);
        Item {
            label: say!("Discard: {name}" | "Abwerfen: {name}"),
            note: None,
            chosen,
            toggled: Action::Missions {
                score: scored
                    .iter()
                    .filter(|scored| *scored != it)
                    .cloned()
                    .collect(),
                discard: (!chosen).then(|| it.clone()),
            },
        }
    });
    score.chain(discard).collect()
}

/// The same with this one discarded, unless it is scored.
fn with_discard(action: Action, gone: Option<String>) -> Action {
    match action {
        Action::Missions { score, .. } => Action::Missions {
            discard: gone.filter(|it| !score.contains(it)),
            score,
        },
        other => other,
    }
}
