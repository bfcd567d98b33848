//! Data that a page shows besides itself, loaded once for each page.
//!
//! While the server draws a page, leptos makes the parts below a `Suspense` several times: once to see what they
//! wait for, at last for the HTML. A resource inside them is another one each time. The browser makes it once and
//! takes the answer that came first, though the HTML shows the last one: where both differ, since something has
//! happened in between, it cannot take the page over. So a page asks each question once, and every resource
//! that asks the same has the same answer.

use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use std::future::Future;

/// Returns a resource of the page: what `fetch` makes of `source`, and of nothing else, so that the same is
/// asked once.
pub fn loaded<S, T, F, Answer>(
    source: impl Fn() -> S + Send + Sync + 'static,
    fetch: F,
) -> Resource<T>
where
    S: PartialEq + Clone + Send + Sync + 'static,
    T: Serialize + DeserializeOwned + Clone + Send + Sync + 'static,
    F: Fn(S) -> Answer + Send + Sync + 'static,
    Answer: Future<Output = T> + Send + 'static,
{
    const {
        assert!(size_of::<F>() == 0, "all that is asked by is in the source");
    }
    #[cfg(feature = "ssr")]
    if let Some(asked) = use_context::<Asked>() {
        return Resource::new_blocking(source, move |source| asked.once(source, &fetch));
    }
    Resource::new_blocking(source, fetch)
}

#[cfg(feature = "ssr")]
pub use asked::Asked;

#[cfg(feature = "ssr")]
mod asked {
    use futures::{
        FutureExt,
        future::{BoxFuture, Shared},
    };
    use std::{
        any::{Any, TypeId},
        future::Future,
        sync::{Arc, Mutex, PoisonError},
    };

    /// The questions that the page that is being made has asked already.
    #[derive(Clone, Default)]
    pub struct Asked(Arc<Mutex<Answers>>);

    /// By the function that asks: its sources with their answers.
    type Answers = Vec<(TypeId, Box<dyn Any + Send>)>;

    type Answering<T> = Shared<BoxFuture<'static, T>>;

    impl Asked {
        pub(super) fn once<S, T, F, Answer>(&self, source: S, fetch: &F) -> Answering<T>
        where
            S: PartialEq + Clone + Send + 'static,
            T: Clone + Send + Sync + 'static,
            F: Fn(S) -> Answer + 'static,
            Answer: Future<Output = T> + Send + 'static,
        {
            let question = TypeId::of::<F>();
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let same = all.iter().filter(|(asked, _)| *asked == question);
            let mut answers = same.filter_map(|(_, it)| it.downcast_ref::<(S, Answering<T>)>());
            if let Some((_, answer)) = answers.find(|it| it.0 == source) {
                return answer.clone();
            }
            let answer = fetch(source.clone()).boxed().shared();
            all.push((question, Box::new((source, answer.clone()))));
            answer
        }
    }

    #[cfg(test)]
    mod tests {
        use super::Asked;
        use std::sync::atomic::{AtomicU32, Ordering};

        #[test]
        fn the_same_is_asked_once_and_something_else_anew() {
            static ASKED: AtomicU32 = AtomicU32::new(0);
            let asked = Asked::default();
            let count = |of: u32| async move { (of, ASKED.fetch_add(1, Ordering::Relaxed)) };
            let other = |of: u32| async move { of };
            let first = asked.once(1, &count);
            let again = asked.once(1, &count);
            let else_of = asked.once(2, &count);
            let answers =
                futures::executor::block_on(async { (again.await, first.await, else_of.await) });
            assert_eq!(answers, ((1, 0), (1, 0), (2, 1)));
            assert_eq!(futures::executor::block_on(asked.once(1, &other)), 1);
        }
    }
}
