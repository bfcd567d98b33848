//! The presence of somebody before the page. A tab that lies open in front is no reader: only who has moved,
//! pressed, turned or typed something a moment ago, or has just brought the page into view, has seen what
//! is on it.

use crate::renew::has_loaded_itself;
use leptos::{
    ev, leptos_dom::helpers::WindowListenerHandle, prelude::*, wasm_bindgen::JsCast, web_sys,
};
use std::time::Duration;

/// So long after their last input somebody still counts as being there.
const LASTS: Duration = Duration::from_mins(1);
/// The events that come of people alone. What is scrolled is left out: the page scrolls by itself, too.
const INPUTS: [&str; 6] = [
    "pointerdown",
    "pointermove",
    "keydown",
    "wheel",
    "touchmove",
    "focus",
];

/// Returns a signal that is true while somebody is there. It changes as they come and go, as long as the
/// component or effect that asks lives.
pub fn presence() -> Signal<bool> {
    let watch = Watch {
        there: RwSignal::new(is_visible() && !has_loaded_itself()),
        last: StoredValue::new(js_sys::Date::now()),
        pointer: StoredValue::new(None),
        waits: StoredValue::new(false),
    };
    let mut listening: Vec<WindowListenerHandle> = INPUTS
        .iter()
        .map(|name| {
            let event = ev::Custom::<web_sys::Event>::new(*name);
            window_event_listener(event, move |it| watch.input(&it))
        })
        .collect();
    listening.push(window_event_listener(
        ev::Custom::<web_sys::Event>::new("visibilitychange"),
        move |_| watch.looked(),
    ));
    on_cleanup(move || listening.into_iter().for_each(WindowListenerHandle::remove));
    watch.wait();
    watch.there.into()
}

#[derive(Clone, Copy)]
struct Watch {
    there: RwSignal<bool>,
    /// The instant at which somebody was there last, in milliseconds since 1970: a machine that has slept
    /// counts that.
    last: StoredValue<f64>,
    /// The place of the pointer: what moves below it is told like a movement.
    pointer: StoredValue<Option<(i32, i32)>>,
    /// True while a timer is set that looks whether they have gone.
    waits: StoredValue<bool>,
}

impl Watch {
    fn input(self, event: &web_sys::Event) {
        if event.type_() == "pointermove" {
            let mouse = event.dyn_ref::<web_sys::MouseEvent>();
            let here = mouse.map(|it| (it.screen_x(), it.screen_y()));
            let before = self.pointer.try_get_value().flatten();
            self.pointer.try_set_value(here);
            if before == here {
                return;
            }
        }
        self.comes();
    }

    /// The page came into view, or went.
    fn looked(self) {
        if is_visible() {
            self.comes();
        } else {
            self.there.try_set(false);
        }
    }

    fn comes(self) {
        if !is_visible() {
            return;
        }
        self.last.try_set_value(js_sys::Date::now());
        if self.there.try_get_untracked() == Some(false) {
            self.there.try_set(true);
        }
        self.wait();
    }

    /// Looks again when they may have gone. One timer is enough, however much they do.
    fn wait(self) {
        if self.waits.try_get_value() != Some(false) {
            return;
        }
        self.waits.try_set_value(true);
        let last = self.last.try_get_value().unwrap_or_default();
        let left = remaining(last, js_sys::Date::now());
        let look = move || {
            self.waits.try_set_value(false);
            let Some(last) = self.last.try_get_value() else {
                return;
            };
            if remaining(last, js_sys::Date::now()).is_zero() {
                self.there.try_set(false);
            } else {
                self.wait();
            }
        };
        set_timeout(look, left);
    }
}

/// Returns how long somebody who was there at `last` still counts as being there. Both instants are in
/// milliseconds since 1970.
fn remaining(last: f64, now: f64) -> Duration {
    let gone = Duration::try_from_secs_f64((now - last) / 1000.0).unwrap_or_default();
    LASTS.saturating_sub(gone)
}

fn is_visible() -> bool {
    let document = web_sys::window().and_then(|it| it.document());
    document.is_some_and(|it| !it.hidden())
}
