//! The parts that are read beside the map: they follow once the map has been painted.

use crate::lazy::after_paint;
use crate::reactive::effect;
use leptos::prelude::*;

/// A value that follows after the next picture of the page. The picture comes sooner so, and each
/// part of the page that reads such a value of its own follows by itself.
pub fn deferred<T>(it: Signal<T>) -> Signal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let deferred = RwSignal::new(it.get_untracked());
    let waits = StoredValue::new(false);
    effect(move |_| {
        let same = it.with(|now| deferred.with_untracked(|before| before == now));
        if same || waits.get_value() {
            return;
        }
        waits.set_value(true);
        after_paint(move || follow(deferred, it, waits));
    });
    deferred.into()
}

/// Takes over a value later, except for whoever has left the page meanwhile.
fn follow<T>(deferred: RwSignal<T>, it: Signal<T>, waits: StoredValue<bool>)
where
    T: Clone + Send + Sync + 'static,
{
    waits.try_set_value(false);
    if let Some(now) = it.try_get_untracked() {
        deferred.try_set(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_is_what_has_come_meanwhile() {
        let owner = Owner::new();
        owner.set();
        let it = RwSignal::new(1);
        let (shown, waits) = (RwSignal::new(it.get_untracked()), StoredValue::new(true));
        it.set(2);
        it.set(3);
        assert_eq!(shown.get_untracked(), 1, "not before the picture");
        follow(shown, it.into(), waits);
        assert_eq!((shown.get_untracked(), waits.get_value()), (3, false));
    }
}
