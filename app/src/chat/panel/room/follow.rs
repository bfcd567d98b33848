//! The part of an open channel that is in sight. Whoever reads along is taken to each new line, and it counts as read
//! as soon as somebody is before the page; for those who have scrolled up it is counted until they come down to it.

use crate::chat::{Chat, Line, names::id_of};
#[cfg(feature = "hydrate")]
use crate::presence::presence;
use crate::reactive::effect;
use leptos::{
    html,
    prelude::*,
    wasm_bindgen::{JsCast, prelude::Closure},
    web_sys::Element,
};

/// The distance below the edge at which the last line may end for somebody who still reads along, in pixels.
const NEAR: f64 = 80.0;
/// The same for a line that has been read.
const EDGE: f64 = 8.0;

/// The handles to what is in sight; cheap to copy.
#[derive(Clone, Copy)]
pub struct Follow {
    chat: Chat,
    log: NodeRef<html::Div>,
    /// The last line that was in sight, with all before it.
    seen: StoredValue<Option<String>>,
    /// The number of lines of others that have come since and were not in sight.
    pub below: RwSignal<usize>,
    /// True while somebody is before the page.
    there: Signal<bool>,
}

impl Follow {
    /// `on` is whether the panel is the chosen one; with `stir` it may have come into sight.
    pub fn new(chat: Chat, log: NodeRef<html::Div>, on: Signal<bool>, stir: Signal<()>) -> Self {
        let it = Self {
            chat,
            log,
            seen: StoredValue::new(None),
            below: RwSignal::new(0),
            there: presence(),
        };
        effect(move |_| {
            if chat.lines.with(Option::is_none) {
                it.seen.set_value(None);
                it.below.set(0);
            }
            stir.track();
            if on.get() {
                // The lines are drawn first.
                request_animation_frame(move || it.look());
            }
        });
        effect(move |_| {
            // Back again: what has come meanwhile lies there.
            if it.there.get() && on.get_untracked() {
                it.look();
            }
        });
        effect(move |_| {
            let back = window_event_listener(leptos::ev::focus, move |_| {
                if on.get_untracked() {
                    it.look();
                }
            });
            on_cleanup(move || back.remove());
            on_scroll(move || {
                if let Some(log) = it.on_screen()
                    && it.last() != it.seen.get_value()
                {
                    it.mark_read(&log);
                }
            });
        });
        it
    }

    /// Goes down to the newest line. The keyboard comes along: what was pressed for it is gone then.
    pub fn go_down(self) {
        let Some(log) = self.on_screen() else { return };
        // Fails only for what cannot have it.
        let _ = log.focus();
        log.set_scroll_top(log.scroll_height());
        self.show_last(&log);
        self.mark_read(&log);
    }

    /// The lines, unless they are hidden: then they have no height.
    fn on_screen(self) -> Option<leptos::web_sys::HtmlDivElement> {
        let log = self.log.try_get_untracked().flatten()?;
        (log.client_height() > 0 && !document().hidden()).then_some(log)
    }

    /// Takes those who read along, or have spoken themselves, to the newest line.
    fn look(self) {
        let Some(log) = self.on_screen() else { return };
        let seen = self.seen.get_value();
        let first = seen.is_none();
        let (new, own) = self.with_new(|new| (!new.is_empty(), new.iter().any(|it| it.mine)));
        // Measured at the line that was the last before: what has come lies below it.
        let along =
            seen.is_none_or(|it| element_of(&it).is_some_and(|it| is_in_sight(&log, &it, NEAR)));
        if new && (own || along) {
            log.set_scroll_top(log.scroll_height());
            // Where the panel lies in a longer column, opening it scrolls nothing else away.
            if !first || is_in_own_scroll(&log) {
                self.show_last(&log);
            }
        }
        self.mark_read(&log);
    }

    /// The lines may lie in more than one thing that scrolls.
    fn show_last(self, log: &Element) {
        if let Some(last) = self.last().as_deref().and_then(element_of)
            && !is_in_sight(log, &last, EDGE)
        {
            last.scroll_into_view_with_bool(false);
        }
    }

    /// Marks as read what is in sight, and counts what is not.
    fn mark_read(self, log: &Element) {
        let last = self.last();
        let element = last.as_deref().and_then(element_of);
        if element.is_some_and(|it| is_in_sight(log, &it, EDGE)) {
            self.seen.set_value(last);
            if self.there.get_untracked() {
                self.chat.read();
            }
        }
        let seen = self.seen.with_value(Option::is_some);
        let below = self.with_new(|new| new.iter().filter(|it| seen && !it.mine).count());
        if self.below.get_untracked() != below {
            self.below.set(below);
        }
    }

    fn last(self) -> Option<String> {
        self.chat
            .lines
            .with_untracked(|it| Some(it.as_ref()?.last()?.id.clone()))
    }

    fn with_new<T>(self, then: impl FnOnce(&[Line]) -> T) -> T {
        let seen = self.seen.get_value();
        self.chat.lines.with_untracked(|it| {
            let lines = it.as_deref().unwrap_or_default();
            then(after(lines, seen.as_deref()))
        })
    }
}

/// The lines that have come after this one.
fn after<'a>(lines: &'a [Line], seen: Option<&str>) -> &'a [Line] {
    let at = lines.iter().position(|it| Some(&*it.id) == seen);
    &lines[at.map_or(0, |at| at + 1)..]
}

fn element_of(line: &str) -> Option<Element> {
    document().get_element_by_id(&id_of(line))
}

/// Only browsers have somebody before them.
#[cfg(not(feature = "hydrate"))]
fn presence() -> Signal<bool> {
    Signal::stored(false)
}

/// Tells whether the panel around the lines scrolls by itself.
fn is_in_own_scroll(log: &Element) -> bool {
    let panel = log.closest("[role=tabpanel]").ok().flatten();
    panel.is_some_and(|it| it.scroll_height() > it.client_height())
}

/// Tells whether a line is on the screen but for so many pixels at its end, and nothing lies over it.
#[cfg(feature = "hydrate")]
fn is_in_sight(log: &Element, line: &Element, but: f64) -> bool {
    let it = line.get_bounding_client_rect();
    let across = it.left() + it.width() / 2.0;
    let down = (it.bottom() - but).max(it.top() + EDGE);
    #[expect(clippy::cast_possible_truncation, reason = "a place on the screen")]
    let there = document().element_from_point(across as f32, down as f32);
    there.is_some_and(|it| log.contains(Some(&it)))
}

/// Only browsers have a screen.
#[cfg(not(feature = "hydrate"))]
const fn is_in_sight(_: &Element, _: &Element, _: f64) -> bool {
    false
}

/// Does this whenever anything on the page is scrolled. That is told to the scrolled element
/// alone, and can be heard only on the way down to it.
fn on_scroll(then: impl Fn() + 'static) {
    let heard = Closure::<dyn Fn()>::new(then);
    // Listening fails only for what is no function.
    let _ = window().add_event_listener_with_callback_and_bool(
        "scroll",
        heard.as_ref().unchecked_ref(),
        true,
    );
    let held = StoredValue::new_local(heard);
    on_cleanup(move || {
        held.with_value(|heard| {
            let _ = window().remove_event_listener_with_callback_and_bool(
                "scroll",
                heard.as_ref().unchecked_ref(),
                true,
            );
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str) -> Line {
        Line {
            id: id.into(),
            name: "Bob".into(),
            seat: Some(1),
            mine: false,
            muted: false,
            text: "Hail".into(),
            quote: None,
            proposal: None,
            seq: 0,
            at: 0,
            edited: None,
            unread: true,
        }
    }

    #[test]
    fn what_comes_after_the_last_line_in_sight_is_new() {
        let lines = ["a", "b", "c"].map(line);
        let new = |seen| {
            after(&lines, seen)
                .iter()
                .map(|it| &*it.id)
                .collect::<Vec<_>>()
        };
        assert_eq!(new(Some("a")), ["b", "c"]);
        assert!(new(Some("c")).is_empty());
        assert_eq!(new(None), ["a", "b", "c"], "nothing was in sight yet");
        assert_eq!(new(Some("z")), ["a", "b", "c"], "it lies further back");
    }
}
