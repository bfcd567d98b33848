//! Effects and memos whose code is made once for each type of value, and not for each closure: what a
//! browser does not have to fetch it does not have to compile.

use crate::hydration::when_done;
use leptos::prelude::*;

/// [`Effect::new`], once the page is taken over as the server has drawn it.
pub fn effect<T: 'static>(run: impl FnMut(Option<T>) -> T + 'static) {
    fn boxed<T: 'static>(run: Box<dyn FnMut(Option<T>) -> T>) {
        when_done(Box::new(|| {
            Effect::new(run);
        }));
    }
    boxed(Box::new(run));
}

type Value<T> = Box<dyn Fn(Option<&T>) -> T + Send + Sync>;

/// [`Memo::new`].
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn(Option<&T>) -> T + Send + Sync + 'static,
) -> Memo<T> {
    fn boxed<T: PartialEq + Send + Sync + 'static>(value: Value<T>) -> Memo<T> {
        Memo::new(value)
    }
    boxed(Box::new(value))
}
