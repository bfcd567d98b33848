//! A table or a lesson inside its page: a hydration root that comes alive by itself.
//!
//! The server renders the whole page. The browser loads the code of the hydration root alone and takes over
//! its element; what is around it (header, footer, rules, and the router that leads to other pages)
//! comes alive afterwards, and leaves the hydration root as it is.
//!
#![doc = include_str!("hydration_root.md")]

#[cfg(feature = "hydrate")]
mod browser;
mod early;
#[cfg(not(feature = "ssr"))]
mod place;

#[cfg(feature = "hydrate")]
pub use browser::{Code, begin, enter, frame_lives, is_here};
#[cfg(feature = "ssr")]
pub use early::HEAR;
#[cfg(feature = "hydrate")]
pub use early::missed;
#[cfg(not(feature = "ssr"))]
pub use place::IslandPlace;
#[cfg(feature = "hydrate")]
pub use place::go_to;

use crate::{
    Language,
    games::{self, GameRenderer},
    learn::{LessonPage, LessonView},
    play::{First, Table},
    visitor::{Visitor, give_visitor},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The element that the hydration root takes over.
const ROOT: &str = "hydration-root";
/// Holds what the hydration root begins with, as JSON.
const DATA: &str = "hydration-data";
/// Says which game's module the hydration root is in, where that is not [`SHARED`].
#[cfg(feature = "hydrate")]
const KIND: &str = "data-kind";
/// The module of the tables of all games that have none of their own.
pub const SHARED: &str = "tables";
/// Ends the address to which an answer leads that has made the visitor somebody else: the page is
/// loaded anew, for what keeps it up to date is still told what a stranger is told.
pub const ANEW: &str = "?anew";
/// Holds the title of the page, without what comes around it.
#[cfg(feature = "hydrate")]
const TITLE: &str = "data-title";

/// Returns where a browser fetches what it keeps to read tables against: a page that everybody may see.
pub fn dictionary(language: Language) -> String {
    [
        "/dictionary/",
        language.code(),
        "/",
        crate::packed::BUILD_ID,
    ]
    .concat()
}

/// Tells whether a hydration root lies in the page at this path.
pub fn is_at(path: &str) -> bool {
    path.starts_with("/tables/") || path.starts_with("/learn/")
}

/// The content of a hydration root: what it shows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Content {
    Table(Box<First>),
    Lesson(Box<LessonPage>),
}

#[cfg(feature = "ssr")]
impl Content {
    /// The game that is played or learned there.
    fn kind(&self) -> &str {
        match self {
            Self::Table(first) => &first.page.table.kind,
            Self::Lesson(lesson) => &lesson.game,
        }
    }
}

/// The values that a hydration root begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Beginning {
    visitor: Option<Visitor>,
    content: Content,
}

/// The hydration root and what it begins with, as the server makes them.
#[cfg(feature = "ssr")]
#[component]
pub fn HydrationRoot(title: String, content: Content) -> impl IntoView {
    use crate::visitor::use_visitor;
    let module = games::module(content.kind());
    // Fetched beside the first module.
    crate::lazy::announce(module);
    let kind = (module != SHARED).then(|| content.kind().to_owned());
    let beginning = Beginning {
        visitor: use_visitor().get_untracked(),
        content,
    };
    let data = serde_json::to_string(&beginning).expect("fields with fixed types");
    // Nothing in it ends the script.
    let data = data.replace('<', "\\u003c");
    view! {
        <leptos_meta::Title text=title.clone() />
        <div class="hydration-root" data-title=title>
            <div class="hydration-root" id=ROOT>{view(beginning, GameRenderer::all())}</div>
            <script type="application/json" id=DATA data-kind=kind inner_html=data></script>
        </div>
    }
}

/// Marks what is inside of a hydration root.
#[derive(Clone, Copy)]
struct Inside;

/// Tells whether a hydration root is around the view that is being made.
pub fn is_around() -> bool {
    use_context::<Inside>().is_some()
}

/// The same view on the server and in the browser.
fn view(Beginning { visitor, content }: Beginning, renderer: GameRenderer) -> AnyView {
    provide_context(Inside);
    provide_context(renderer);
    give_visitor(visitor);
    games::provide_rules();
    match content {
        Content::Table(first) => view! { <Table first=*first /> }.into_any(),
        Content::Lesson(first) => view! { <LessonView first=*first /> }.into_any(),
    }
}

/// Gives the page this title.
pub fn entitle(title: String) {
    #[cfg(feature = "hydrate")]
    browser::TITLES.with(|it| it.set(Some(title)));
    #[cfg(not(feature = "hydrate"))]
    let _ = title;
}

/// Does this once what is around the hydration root lives, which it brings about. A browser that cannot load it
/// goes to this address instead.
pub fn with_frame(address: String, then: impl FnOnce() + 'static) {
    #[cfg(feature = "hydrate")]
    browser::wake_frame(Some(address), then);
    #[cfg(not(feature = "hydrate"))]
    let _ = (address, then);
}
