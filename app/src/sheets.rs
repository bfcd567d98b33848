//! The style sheets of a page. Those of what it shows at once are in its head; a page with a map
//! links the others at its end, where nothing waits for them.
//!
#![doc = include_str!("sheets.md")]

#[cfg(feature = "ssr")]
use crate::server::AppState;
#[cfg(feature = "ssr")]
use axum::http::request::Parts;
#[cfg(feature = "ssr")]
use leptos::prelude::*;

/// A sheet that `cargo xtask` makes of the file of that name in `style/sheets`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Pages without a map, and the waiting room.
    Pages,
    /// Battles, and scenes over the map.
    Scenes,
    /// Questions besides orders, and what has happened.
    Events,
    /// The end beside the map.
    End,
    /// Armies of miniatures, and the cards of their units.
    Armies,
    /// A sheet that the tables of one game alone need.
    Own(&'static str),
    /// A sheet that every page needs.
    #[cfg(feature = "ssr")]
    Every,
    /// A map, the question and the panels beside it.
    #[cfg(feature = "ssr")]
    Tables,
    /// A sheet for what a table shows when somebody opens it.
    #[cfg(feature = "ssr")]
    Later,
}

/// Puts the sheet into the head of the page that is being rendered, which shows something of it. In
/// the browser all sheets are linked already, but for those of one game.
pub fn at_once(sheet: Sheet) {
    #[cfg(feature = "ssr")]
    if let Some(folder) = use_context::<AppState>().and_then(|it| folder(&it.options)) {
        let head = view! { <leptos_meta::Stylesheet href=sheet.below(&folder) /> };
        // A tag of the head is handed over when it is rendered; in its place stands nothing.
        drop(head.into_any().to_html());
    }
    #[cfg(feature = "hydrate")]
    if let Sheet::Own(name) = sheet {
        link(name);
    }
    #[cfg(not(any(feature = "ssr", feature = "hydrate")))]
    let _ = sheet;
}

/// Links the sheet of a game that begins while its table's page is open, beside the others.
#[cfg(feature = "hydrate")]
fn link(name: &str) {
    let document = leptos::prelude::document();
    let found = |end: &str| {
        let selector = format!("link[rel=stylesheet][href$='/{end}.css']");
        document.query_selector(&selector).ok().flatten()
    };
    let (None, Some(beside)) = (found(name), found("tables")) else {
        return;
    };
    let Some(folder) = beside
        .get_attribute("href")
        .and_then(|it| it.strip_suffix("tables.css").map(str::to_owned))
    else {
        return;
    };
    if let Ok(link) = document.create_element("link") {
        // Setting an attribute fails only for malformed names.
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", &format!("{folder}{name}.css"));
        let _ = beside.after_with_node_1(&link);
    }
}

/// The sheets of every page of this kind. What is built without `cargo xtask` has all in one.
#[cfg(feature = "ssr")]
#[component]
pub fn FirstSheets(options: LeptosOptions) -> impl IntoView {
    let Some(folder) = folder(&options) else {
        return view! { <leptos_meta::HashedStylesheet options /> }.into_any();
    };
    let own = if has_map() {
        Sheet::Tables
    } else {
        Sheet::Pages
    };
    [Sheet::Every, own]
        .map(|it| view! { <link rel="stylesheet" href=it.below(&folder) /> })
        .collect_view()
        .into_any()
}

/// The other sheets of a page with a map, in their order.
#[cfg(feature = "ssr")]
#[component]
pub fn OtherSheets(options: LeptosOptions) -> impl IntoView {
    const OTHERS: [Sheet; 6] = [
        Sheet::Scenes,
        Sheet::Events,
        Sheet::End,
        Sheet::Later,
        Sheet::Pages,
        Sheet::Armies,
    ];
    let folder = folder(&options).filter(|_| has_map())?;
    let links = OTHERS.map(|it| {
        view! { <link rel="stylesheet" href=it.below(&folder) fetchpriority="low" /> }
    });
    Some(links.collect_view())
}

#[cfg(feature = "ssr")]
impl Sheet {
    fn below(self, folder: &str) -> String {
        let name = match self {
            Self::Every => "every",
            Self::Pages => "pages",
            Self::Tables => "tables",
            Self::Scenes => "scenes",
            Self::Events => "events",
            Self::End => "end",
            Self::Later => "later",
            Self::Armies => "armies",
            Self::Own(name) => name,
        };
        format!("/{folder}/{name}.css")
    }
}

/// Returns where `cargo xtask` has laid out the sheets: in a folder named by its contents.
#[cfg(feature = "ssr")]
pub fn folder(options: &LeptosOptions) -> Option<String> {
    let folder = options.site_pkg_dir.to_string();
    folder.contains('/').then_some(folder)
}

/// Tells whether the page that is being rendered lies where those with a map do.
#[cfg(feature = "ssr")]
fn has_map() -> bool {
    let parts = use_context::<Parts>();
    parts.is_some_and(|it| crate::hydration_root::is_at(it.uri.path()))
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    fn options(folder: &str) -> LeptosOptions {
        LeptosOptions::builder()
            .output_name("rookery")
            .site_pkg_dir(folder)
            .build()
    }

    #[test]
    fn sheets_lie_where_xtask_has_laid_them_out() {
        let folder = folder(&options("pkg/0123")).unwrap();
        assert_eq!(Sheet::Tables.below(&folder), "/pkg/0123/tables.css");
    }

    #[test]
    fn what_is_built_without_xtask_has_one_sheet() {
        assert_eq!(folder(&options("pkg")), None);
    }
}
