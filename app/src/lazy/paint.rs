//! The work that may wait until the next picture of the page has been painted. Only browsers paint.

#[cfg(feature = "hydrate")]
mod browser {
    use crate::{
        browser::now,
        hydration::{MOMENT, Work, when_done},
    };
    use js_sys::{Promise, Reflect, futures::JsFuture};
    use leptos::{
        prelude::{document, request_animation_frame, set_timeout, window},
        task::{spawn_local, tick},
        wasm_bindgen::JsCast,
    };
    use std::{cell::RefCell, collections::VecDeque, mem, time::Duration};

    thread_local! {
        /// The first of them is at work, or has to wait for the picture.
        static WAITING: RefCell<VecDeque<Work>> = const { RefCell::new(VecDeque::new()) };
    }

    /// Does this once the next picture is painted, after all that waits already. Where it takes long
    /// together, touches are answered in between.
    pub fn after_paint(work: impl FnOnce() + 'static) {
        when_done(Box::new(|| wait(Box::new(work))));
    }

    fn wait(work: Work) {
        let first = WAITING.with_borrow_mut(|all| {
            all.push_back(work);
            all.len() == 1
        });
        if !first {
            return;
        }
        // A page that nobody sees is not painted.
        if document().hidden() {
            set_timeout(go_on, Duration::ZERO);
        } else {
            request_animation_frame(|| set_timeout(go_on, Duration::ZERO));
        }
    }

    /// Waits until the page is painted for the first time (`painted.js`), four seconds at most: some browsers do
    /// not tell, and a tab that is hidden meanwhile is not painted.
    pub async fn painted() {
        let told = Reflect::get(&window(), &"painted".into()).ok();
        if let Some(told) = told.and_then(|it| it.dyn_into::<Promise>().ok()) {
            // It refuses nothing.
            drop(JsFuture::from(told).await);
        }
    }

    fn go_on() {
        let began = now();
        spawn_local(async move {
            while let Some(work) = first() {
                work();
                // What the page makes of it is a part of it.
                tick().await;
                let left = WAITING.with_borrow_mut(|all| {
                    all.pop_front();
                    !all.is_empty()
                });
                if left && now() - began > MOMENT {
                    set_timeout(go_on, Duration::ZERO);
                    return;
                }
            }
        });
    }

    fn first() -> Option<Work> {
        WAITING.with_borrow_mut(|all| {
            let first = all.front_mut()?;
            Some(mem::replace(first, Box::new(|| ())))
        })
    }
}

#[cfg(feature = "hydrate")]
pub use browser::{after_paint, painted};

#[cfg(not(feature = "hydrate"))]
pub fn after_paint(_: impl FnOnce() + 'static) {}
