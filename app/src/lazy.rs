//! Parts of a page whose code is loaded when they are needed.
//!
//! The server draws them with the page. In the browser what it drew stays until the code is there;
//! then the living part takes its place.
//!
#![doc = include_str!("lazy.md")]

mod announce;
mod paint;
mod place;
mod progressive;
mod rest;
mod state;
#[cfg(feature = "hydrate")]
mod touch;
mod typed;

#[cfg(feature = "ssr")]
pub use announce::{Announced, FETCH, Loader, announce};
pub use paint::after_paint;
#[cfg(feature = "hydrate")]
pub use paint::painted;
pub use progressive::Progressive;
#[cfg(feature = "hydrate")]
pub use rest::at_rest;
#[cfg(feature = "hydrate")]
pub use touch::at_first_touch;

use crate::{
    error_page::Unloaded,
    hydration,
    reactive::effect,
    sheets::{Sheet, at_once as link},
};
#[cfg(not(feature = "ssr"))]
use announce::announce;
use leptos::{prelude::*, task::spawn_local, wasm_split::SplitLoaderError};
use state::{Code, State};
#[cfg(feature = "hydrate")]
use std::cell::Cell;
use std::{
    future::Future,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll, Waker},
};

/// The view that the code of a part makes, or the reason why it could not be loaded.
pub type Part = Result<AnyView, SplitLoaderError>;

/// A function that draws a part, in the module of that name: what only such functions need is
/// loaded by the second function that this makes. What several modules need becomes a file for
/// each set of them: a few modules are many files.
macro_rules! part {
    ($module:ident, $load:ident, fn $name:ident($($argument:ident: $type:ty),*) $body:block) => {
        #[leptos::wasm_split::wasm_split(
            $module,
            wasm_split_path = leptos::wasm_split,
            preload($load),
            fallible
        )]
        #[allow(clippy::unnecessary_wraps)]
        fn $name($($argument: $type),*) -> $crate::lazy::Part {
            Ok(leptos::prelude::IntoAny::into_any($body))
        }
    };
}

/// The choice whether the server draws a part that is not needed yet.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Drawn {
    #[default]
    Never,
    InSight,
    /// For those without a script; it comes alive when it is opened.
    Hidden,
}

#[cfg(feature = "hydrate")]
thread_local! {
    /// The number of modules that are still to come of the first page: its own, and the parts it needs at once.
    static COMING: Cell<usize> = const { Cell::new(1) };
}

/// The mark of a page that answers.
#[cfg(feature = "hydrate")]
const ALIVE: &str = "data-hydrated";

/// A module on its way.
pub type Loading = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// A part that comes alive as soon as `when` is true or somebody reaches for it. `load` fetches its
/// code; `view`, made of the same code, draws it.
#[component]
pub fn LazyPart<L, V>(
    #[prop(into)] when: Signal<bool>,
    #[prop(optional)] drawn: Drawn,
    /// The sheet with the looks of the part, where they are not among the sheets of every table.
    #[prop(optional)]
    sheet: Option<Sheet>,
    /// The module in which its code is.
    #[prop(default = "lazy")]
    module: &'static str,
    load: fn() -> L,
    view: impl Fn() -> V + Send + 'static,
) -> impl IntoView
where
    L: Future<Output = Result<(), SplitLoaderError>> + 'static,
    V: Future<Output = Part> + 'static,
{
    let load = move || -> Loading { Box::pin(load()) };
    let view = move || at_once(view()).and_then(Result::ok);
    lazy((when, drawn, sheet), module, Arc::new(load), Box::new(view))
}

/// The same code for every part.
fn lazy(
    (when, drawn, sheet): (Signal<bool>, Drawn, Option<Sheet>),
    module: &'static str,
    load: Arc<dyn Fn() -> Loading>,
    view: Box<dyn Fn() -> Option<AnyView> + Send>,
) -> AnyView {
    let shown = drawn == Drawn::InSight && is_new();
    let when = Signal::derive(move || shown || when.get());
    let first = when.get_untracked();
    if first {
        #[cfg(feature = "hydrate")]
        COMING.set(COMING.get() + 1);
        announce(module);
    }
    let state = State::new(first, drawn == Drawn::InSight);
    let load_now = load.clone();
    effect(move |_| {
        let needed = when.get();
        if !(needed || state.reached.get()) || state.begun.get_value() {
            return;
        }
        state.begun.set_value(true);
        let loading = load_now();
        spawn_local(async move {
            let loaded = match loading.await {
                Ok(()) => Code::Here,
                Err(_) if needed => Code::Unreachable,
                // What the server has drawn can still be read.
                Err(_) => Code::Elsewhere,
            };
            state.arrive(loaded);
        });
    });
    // Once the page has come to rest: nobody's first touch of a part shall only wake it.
    effect(move |_| {
        let load = load.clone();
        rest::at_rest(move || {
            if drawn == Drawn::InSight {
                state.reached.try_set(true);
            } else {
                let loading = load();
                spawn_local(async move { drop(loading.await) });
            }
        });
    });
    let html = html(first || drawn != Drawn::Never, &view);
    if let Some(sheet) = sheet.filter(|_| has_element(&html)) {
        link(sheet);
    }
    let html = StoredValue::new(html);
    let content = move || match state.code.get() {
        Code::Elsewhere => {
            view! { <div class="lazy" inner_html=html.get_value()></div> }.into_any()
        }
        Code::Here => view()
            .map(|it| view! { <div class="lazy">{it}</div> })
            .into_any(),
        Code::Unreachable => view! { <Unloaded /> }.into_any(),
    };
    view! {
        <div
            class="lazy"
            data-alive=move || (state.code.get() == Code::Here).then_some("true")
            node_ref=state.place
            on:pointerover=move |_| state.reached.set(true)
            on:focusin=move |_| state.reached.set(true)
            on:pointerdown=move |_| state.hold()
            on:pointerup=move |_| state.let_go()
            on:pointercancel=move |_| state.let_go()
            on:pointerleave=move |_| state.let_go()
            on:keydown=move |event| if event.key() == " " { state.hold() }
            on:keyup=move |_| state.let_go()
            on:focusout=move |_| state.let_go()
            on:click=move |event| state.press(&event)
        >
            {content}
        </div>
    }
    .into_any()
}

/// Tells whether a page, or a part of what it shows, has changed since it was opened.
pub fn news(page: impl With + 'static) -> Signal<bool> {
    let news = RwSignal::new(false);
    effect(move |before: Option<()>| {
        // Whoever only tracks what nobody has read yet is not told of changes.
        page.with(|_| ());
        if before.is_some() {
            news.set(true);
        }
    });
    news.into()
}

/// Tells whether the browser draws the page by itself: then the server has drawn nothing of it.
pub fn is_new() -> bool {
    !hydration::is_under_way()
}

/// The part as the server draws it.
fn html(drawn: bool, view: &dyn Fn() -> Option<AnyView>) -> String {
    #[cfg(feature = "ssr")]
    if drawn && let Some(view) = view() {
        return view.to_html();
    }
    let _ = (drawn, view);
    String::new()
}

/// Tells whether something of the part is drawn: where nothing is, comments hold its place.
fn has_element(html: &str) -> bool {
    let mut tags = html.split('<').skip(1);
    tags.any(|it| it.starts_with(|first: char| first.is_ascii_alphabetic()))
}

/// Returns what a future comes to that has nothing to wait for.
pub fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    let future = pin!(future);
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(it) => Some(it),
        Poll::Pending => None,
    }
}

/// Something of the first page has come alive. With the last of it the page answers clicks, and
/// tests and styles can tell.
pub fn came() {
    #[cfg(feature = "hydrate")]
    {
        let left = COMING.get().saturating_sub(1);
        COMING.set(left);
        if left == 0
            && let Some(root) = document().document_element()
        {
            // Setting an attribute fails only for malformed names.
            let _ = root.set_attribute(ALIVE, "true");
        }
    }
}

/// The page is being left for another one, and answers no more.
#[cfg(feature = "hydrate")]
pub fn leaves() {
    if let Some(root) = document().document_element() {
        // Removing an attribute fails only for malformed names.
        let _ = root.remove_attribute(ALIVE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_comments_alone_shows_nothing() {
        assert!(!has_element("<!--<() />--><!>"));
        assert!(has_element("<!><section></section>"));
    }
}
