//! Parts of a page whose code is loaded when they are needed.
//!
//! The server draws them with the page. In the browser what it drew stays until the code is there;
//! then the living part takes its place.

mod place;
mod rest;

use crate::error_page::Unloaded;
use leptos::{html, prelude::*, task::spawn_local, wasm_split::SplitLoaderError};
use place::Pressed;
#[cfg(feature = "hydrate")]
use std::cell::Cell;
use std::{
    future::Future,
    pin::pin,
    task::{Context, Poll, Waker},
};

/// What the code of a part makes of it, or that it could not be loaded.
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
        fn $name($($argument: $type),*) -> $crate::later::Part {
            Ok(leptos::prelude::IntoAny::into_any($body))
        }
    };
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Code {
    Elsewhere,
    Here,
    Unreachable,
}

/// Whether the server draws a part that is not needed yet.
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
    /// What is still to come of the first page: itself, and the parts it needs at once.
    static COMING: Cell<usize> = const { Cell::new(1) };
}

/// A part that comes alive as soon as `when` is true or somebody reaches for it. `load` fetches its
/// code; `view`, made of the same code, draws it.
#[component]
pub fn Later<L, V>(
    #[prop(into)] when: Signal<bool>,
    #[prop(optional)] drawn: Drawn,
    load: fn() -> L,
    view: impl Fn() -> V + Send + 'static,
) -> impl IntoView
where
    L: Future<Output = Result<(), SplitLoaderError>> + 'static,
    V: Future<Output = Part> + 'static,
{
    let code = RwSignal::new(Code::Elsewhere);
    let reached = RwSignal::new(false);
    let place = NodeRef::<html::Div>::new();
    // What was pressed before it could answer is pressed once it can.
    let pressed = StoredValue::new(None::<Pressed>);
    let shown = drawn == Drawn::InSight && is_new();
    let when = Signal::derive(move || shown || when.get());
    let first = when.get_untracked();
    if first {
        #[cfg(feature = "hydrate")]
        COMING.set(COMING.get() + 1);
        announce();
    }
    let begun = StoredValue::new(false);
    Effect::new(move |_| {
        let needed = when.get();
        if !(needed || reached.get()) || begun.get_value() {
            return;
        }
        begun.set_value(true);
        spawn_local(async move {
            let loaded = match load().await {
                Ok(()) => Code::Here,
                Err(_) if needed => Code::Unreachable,
                // What the server has drawn can still be read.
                Err(_) => Code::Elsewhere,
            };
            let there = place.try_get_untracked().flatten();
            let unfolded = there.as_ref().map(place::unfolded).unwrap_or_default();
            let focus = there.and_then(place::focused);
            // Whoever has left the page meanwhile needs nothing of it.
            if loaded == Code::Elsewhere {
                // To set it again would draw it again, and the browser has not kept the words.
                begun.try_set_value(false);
                reached.try_set(false);
            } else {
                code.try_set(loaded);
            }
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    place::unfold(&place, &unfolded);
                }
                if let Some((place, at)) = place.try_get_untracked().flatten().zip(focus) {
                    place::focus(&place, at);
                }
                let pressed = pressed.try_update_value(Option::take).flatten();
                if let Some((place, it)) = place.try_get_untracked().flatten().zip(pressed)
                    && code.try_get_untracked() == Some(Code::Here)
                {
                    place::press(&place, &it);
                }
                if first {
                    came();
                }
            });
        });
    });
    // Once the page has come to rest: nobody's first touch of a part shall only wake it.
    Effect::new(move |_| {
        rest::at_rest(move || {
            if drawn == Drawn::InSight {
                reached.try_set(true);
            } else {
                spawn_local(async move { drop(load().await) });
            }
        });
    });
    let html = StoredValue::new(html(first || drawn != Drawn::Never, &view));
    let content = move || match code.get() {
        Code::Elsewhere => {
            view! { <div class="later" inner_html=html.get_value()></div> }.into_any()
        }
        Code::Here => at_once(view())
            .and_then(Result::ok)
            .map(|it| view! { <div class="later">{it}</div> })
            .into_any(),
        Code::Unreachable => view! { <Unloaded /> }.into_any(),
    };
    view! {
        <div
            class="later"
            node_ref=place
            on:pointerover=move |_| reached.set(true)
            on:focusin=move |_| reached.set(true)
            on:click=move |event| {
                if code.get_untracked() == Code::Elsewhere {
                    reached.set(true);
                    let place = place.get_untracked();
                    pressed.set_value(place.and_then(|it| place::pressed(&it, &event)));
                }
            }
        >
            {content}
        </div>
    }
}

/// Whether the browser draws the page by itself: then the server has drawn nothing of it.
fn is_new() -> bool {
    cfg!(feature = "hydrate")
        && !Owner::current_shared_context().is_some_and(|it| it.during_hydration())
}

/// Lets the browser fetch the module of the parts together with the page that is being drawn.
fn announce() {
    #[cfg(feature = "ssr")]
    leptos::prefetch_lazy_fn_on_server("later");
}

/// The part as the server draws it.
fn html<V: Future<Output = Part>>(drawn: bool, view: &impl Fn() -> V) -> String {
    #[cfg(feature = "ssr")]
    if drawn && let Some(Ok(view)) = at_once(view()) {
        return view.to_html();
    }
    let _ = (drawn, view);
    String::new()
}

/// What a future comes to that has nothing to wait for.
fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
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
            let _ = root.set_attribute("data-hydrated", "true");
        }
    }
}
