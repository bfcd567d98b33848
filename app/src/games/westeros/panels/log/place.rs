//! The place in the log where somebody wants to read on.

use super::{Entry, EntryKind, key};
use crate::reactive::effect;
use leptos::prelude::*;

/// Given to everything at one table: the revision at which the log is to be opened.
#[derive(Clone, Copy)]
pub struct LogPlace(pub RwSignal<Option<i64>>);

impl LogPlace {
    pub fn provide() {
        provide_context(Self(RwSignal::new(None)));
    }
}

/// Goes to the line from which somebody wants to read on, and at first, where they have `returned`, to what
/// came since.
pub fn read_on(
    all: Memo<Vec<Entry>>,
    (open, returned): (Memo<bool>, bool),
    go: impl Fn(usize, (i64, usize), bool) + 'static,
) {
    let place = use_context::<LogPlace>();
    let back = StoredValue::new(returned);
    effect(move |_| {
        let wanted = place.and_then(|it| it.0.get());
        let open = open.get();
        if wanted.is_none() && !(open && back.get_value()) {
            return;
        }
        back.set_value(false);
        let found = all.with_untracked(|all| {
            let since =
                |it: &Entry| it.kind == EntryKind::Since && wanted.is_none_or(|seq| seq == it.seq);
            let there = |it: &Entry| wanted.is_some_and(|seq| it.seq >= seq);
            let at = all.iter().position(since);
            let at = at.or_else(|| all.iter().position(there))?;
            Some((at, key(&all[at])))
        });
        if let Some(LogPlace(place)) = place {
            place.set(None);
        }
        if let Some((at, line)) = found {
            go(at, line, wanted.is_some());
        }
    });
}
