//! Values that stand still while nobody sees them.

use leptos::prelude::*;

/// A value that is asked for only while `on`; in between it is what it was.
pub fn resting<T>(on: Memo<bool>, it: Signal<T>) -> Memo<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    Memo::new_owning(move |before: Option<T>| match (before, on.get()) {
        (Some(before), false) => (before, false),
        (before, _) => {
            let now = it.get();
            let changed = before.as_ref() != Some(&now);
            (now, changed)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reactive::memo;

    #[test]
    fn what_rests_is_what_it_was() {
        let owner = Owner::new();
        owner.set();
        let (on, it) = (RwSignal::new(true), RwSignal::new(1));
        let seen: Memo<i32> = resting(memo(move |_| on.get()), it.into());
        assert_eq!(seen.get_untracked(), 1);
        on.set(false);
        it.set(2);
        assert_eq!(seen.get_untracked(), 1);
        on.set(true);
        assert_eq!(seen.get_untracked(), 2);
    }
}
