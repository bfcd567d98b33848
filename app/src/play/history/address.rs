//! The moment in the address of the page. Going to another one loads no page anew.

use super::{PointInTime, Replace};
use leptos::prelude::*;

/// The address of a moment of a table, or of its present, with the invitation that lets one in.
pub fn of(table: &str, point: Option<PointInTime>, invitation: Option<String>) -> String {
    let moment = point.map(PointInTime::query);
    let invitation = invitation.map(|it| format!("invitation={it}"));
    let query: Vec<String> = moment.into_iter().chain(invitation).collect();
    if query.is_empty() {
        return format!("/tables/{table}");
    }
    format!("/tables/{table}?{}", query.join("&"))
}

/// The moment that the address asks for; `first` is the one that the page came with.
pub fn asked_for(first: Option<PointInTime>) -> Signal<Option<PointInTime>> {
    let asked = RwSignal::new(first);
    #[cfg(feature = "hydrate")]
    browser::follow(asked);
    asked.into()
}

/// Goes to an address of the same page.
pub fn go(address: &str, replace: Replace) {
    #[cfg(feature = "hydrate")]
    browser::go(address, replace);
    #[cfg(not(feature = "hydrate"))]
    let _ = (address, replace);
}

#[cfg(feature = "hydrate")]
mod browser {
    use super::{PointInTime, Replace};
    use crate::reactive::effect;
    use leptos::{ev, prelude::*};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{Event, HtmlAnchorElement, MouseEvent, UrlSearchParams};

    /// Follows the browser's own ways back and on, and the links to other moments of this page.
    pub fn follow(asked: RwSignal<Option<PointInTime>>) {
        let look = move || {
            let point = here();
            if asked.get_untracked() != point {
                asked.set(point);
            }
        };
        effect(move |_| {
            let moved = window_event_listener(ev::popstate, move |_| look());
            let clicked = window_event_listener(ev::click, |event| {
                if let Some(address) = to_this_page(&event) {
                    event.prevent_default();
                    go(&address, Replace::No);
                }
            });
            on_cleanup(move || {
                moved.remove();
                clicked.remove();
            });
        });
    }

    fn here() -> Option<PointInTime> {
        let query = window().location().search().ok()?;
        let query = UrlSearchParams::new_with_str(&query).ok()?;
        PointInTime::read(
            query.get("moment").as_deref(),
            query.get("perspective").as_deref(),
        )
    }

    /// The address of a plain click on a link to another moment of this page.
    fn to_this_page(event: &MouseEvent) -> Option<String> {
        let otherwise = event.button() != 0
            || event.ctrl_key()
            || event.meta_key()
            || event.shift_key()
            || event.alt_key();
        if otherwise || event.default_prevented() {
            return None;
        }
        let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
        let link = element.closest("a[href]").ok()??;
        let link = link.dyn_into::<HtmlAnchorElement>().ok()?;
        let location = window().location();
        let same = link.origin() == location.origin().ok()?
            && link.pathname() == location.pathname().ok()?
            // A link to the page as it is loads it anew.
            && link.search() != location.search().ok()?
            && link.target().is_empty()
            && link.hash().is_empty();
        same.then(|| [link.pathname(), link.search()].concat())
    }

    pub fn go(address: &str, replace: Replace) {
        let Ok(history) = window().history() else {
            return;
        };
        let state = JsValue::NULL;
        let went = match replace {
            Replace::Yes => history.replace_state_with_url(&state, "", Some(address)),
            Replace::No => history.push_state_with_url(&state, "", Some(address)),
        };
        // Whoever follows the address is told as if the browser had gone there.
        if let (Ok(()), Ok(event)) = (went, Event::new("popstate")) {
            let _ = window().dispatch_event(&event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Perspective;

    #[test]
    fn only_those_who_came_by_an_invitation_keep_it() {
        let point = Some(PointInTime {
            seq: 7,
            perspective: Perspective::Mine,
        });
        let secret = || Some("x.y".to_owned());
        assert_eq!(of("1", None, None), "/tables/1");
        assert_eq!(of("1", None, secret()), "/tables/1?invitation=x.y");
        assert_eq!(of("1", point, None), "/tables/1?moment=7");
        let own = "/tables/1?moment=7&invitation=x.y";
        assert_eq!(of("1", point, secret()), own);
    }
}
