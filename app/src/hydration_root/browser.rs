//! The browser's side of a hydration root.

use super::{
    ANEW, Beginning, DATA, KIND, ROOT, TITLE, dictionary,
    early::{missed, press_again},
    view,
};
use crate::{
    games::{self, GameRenderer},
    hydration::take_over,
    json,
    language::language,
    lazy::{self, Loading},
    renew::load_anew,
};
use leptos::{
    mount::hydrate_from, prelude::*, server_fn::redirect::set_redirect_hook, task::spawn_local,
    wasm_split::SplitLoaderError,
};
use std::{
    any::Any,
    cell::{Cell, RefCell},
};
use wasm_bindgen::JsCast;

/// The state of what is around the hydration root: how far it lives.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Frame {
    Still,
    Coming,
    Alive,
}

/// Work that is done once the frame lives, with the address to which a browser goes that cannot load it.
struct Waiting {
    then: Box<dyn FnOnce()>,
    or: Option<String>,
}

thread_local! {
    /// The title that the hydration root wants.
    pub static TITLES: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
    /// Keeps the hydration root alive.
    static ALIVE: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// The work that waits for it.
    static WAITING: RefCell<Vec<Waiting>> = const { RefCell::new(Vec::new()) };
    static FRAME: Cell<Frame> = const { Cell::new(Frame::Still) };
}

/// Tells whether this page has a hydration root. A page that only says why there is none has not.
pub fn is_here() -> bool {
    document().get_element_by_id(DATA).is_some()
}

part! { tables, load_root, fn root(data: String) {
    begin(&data, GameRenderer::shared())
}}

/// The code of a hydration root, in the module of its game.
pub struct Code {
    pub load: fn() -> Loading,
    /// Makes the view of what the hydration root begins with, once it is loaded.
    pub view: fn(String) -> Option<AnyView>,
}

impl Code {
    /// In the module of all games that have none of their own.
    pub fn shared() -> Self {
        Self {
            load: || Box::pin(load_root()),
            view: |data| lazy::at_once(root(data)).and_then(Result::ok),
        }
    }
}

/// Returns what a hydration root shows at first, as its page shows it.
pub fn begin(data: &str, renderer: GameRenderer) -> Option<AnyView> {
    let beginning = json::read::<Beginning>(data);
    if beginning.is_none() {
        // The server has become newer than the script that this browser kept.
        load_anew();
    }
    beginning.map(|it| view(it, renderer))
}

/// Takes the hydration root over.
pub async fn enter() -> Result<(), SplitLoaderError> {
    let data = document().get_element_by_id(DATA);
    let kind = data.as_ref().and_then(|it| it.get_attribute(KIND));
    let code = games::hydration_code(&kind.unwrap_or_default());
    // To be read comes first: what is announced is fetched at the same time.
    lazy::painted().await;
    // The line may have been gone for a moment only.
    if (code.load)().await.is_err() {
        (code.load)().await?;
    }
    stay();
    let data = data.and_then(|it| it.text_content()).unwrap_or_default();
    let root = document().get_element_by_id(ROOT);
    let Some(root) = root.and_then(|it| it.dyn_into().ok()) else {
        return Ok(());
    };
    let page = || {
        let alive = hydrate_from(root, move || (code.view)(data));
        ALIVE.set(Some(Box::new(alive)));
    };
    let answer = || {
        let missed = missed();
        lazy::came();
        press_again(&missed);
    };
    take_over(page, answer).await;
    lazy::at_rest(|| wake_frame(None, || ()));
    lazy::at_rest(keep_dictionary);
    Ok(())
}

/// Lets the browser keep what the next page of a table is read against, if it knows how.
fn keep_dictionary() {
    let link = document().create_element("link");
    if let Some((link, head)) = link.ok().zip(document().head()) {
        // Each fails only for malformed names. The address comes last: with it the fetch begins.
        let _ = link.set_attribute("rel", "compression-dictionary");
        let _ = link.set_attribute("href", &dictionary(language()));
        let _ = head.append_child(&link);
    }
}

/// An answer that leads to this very page leaves it as it is, for it is live, unless it says [`ANEW`];
/// another one loads the page that it leads to. The first who says so is heard, and no router is there yet.
fn stay() {
    let led = set_redirect_hook(|to| {
        let location = window().location();
        let path = to.split(['?', '#']).next();
        let anew = to.strip_suffix(ANEW);
        if anew.is_some() || location.pathname().ok().as_deref() != path {
            // A browser that cannot leave the page stays on it.
            let _ = location.assign(anew.unwrap_or(to));
        }
    });
    // Fails only where it was done before.
    drop(led);
}

/// Ends the hydration root, when its page is left.
pub fn leave() {
    drop(ALIVE.take());
    TITLES.with(|it| it.set(None));
}

/// The title that the server has sent with the page.
pub fn sent_title() -> Option<String> {
    let page = document().query_selector("[data-title]").ok().flatten()?;
    page.get_attribute(TITLE)
}

/// Notes that what is around the hydration root lives now.
pub fn frame_lives() {
    FRAME.set(Frame::Alive);
}

/// Brings what is around the hydration root to life, and then does this.
pub fn wake_frame(or: Option<String>, then: impl FnOnce() + 'static) {
    let frame = FRAME.get();
    if frame == Frame::Alive {
        return then();
    }
    let then = Box::new(then);
    WAITING.with_borrow_mut(|all| all.push(Waiting { then, or }));
    if frame == Frame::Coming {
        return;
    }
    FRAME.set(Frame::Coming);
    spawn_local(async move {
        let entered = crate::pages::enter().await;
        let waiting = WAITING.take();
        if entered.is_ok() {
            return waiting.into_iter().for_each(|it| (it.then)());
        }
        FRAME.set(Frame::Still);
        if let Some(address) = waiting.into_iter().find_map(|it| it.or) {
            // A browser that cannot leave the page stays on it.
            let _ = window().location().assign(&address);
        }
    });
}
