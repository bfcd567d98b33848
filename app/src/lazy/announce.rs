//! The modules that a page begins with, told to the browser in the head of the page.

#[cfg(feature = "ssr")]
use leptos::{WasmSplitManifest, prelude::*};
#[cfg(feature = "ssr")]
use leptos_meta::Link;
#[cfg(feature = "ssr")]
use std::collections::HashSet;

/// The modules that the page that is being made has announced already.
#[cfg(feature = "ssr")]
#[derive(Clone, Copy, Default)]
pub struct Announced(StoredValue<HashSet<&'static str>>);

/// Lets the browser fetch a module as soon as it has shown the page for the first time, and does not wait for
/// the code before it. `leptos::prefetch_lazy_fn_on_server` would fetch it beside the style sheets, without
/// which there is nothing to read.
pub fn announce(module: &'static str) {
    #[cfg(feature = "ssr")]
    if let (Some(Announced(all)), Some(WasmSplitManifest(files))) = (use_context(), use_context())
        && all.try_update_value(|it| it.insert(module)) == Some(true)
    {
        let files = files.read_value();
        let (folder, modules, _) = &*files;
        // What several kinds of pages load later is a file for each of them (`xtask/src/bundle.rs`).
        let ways = all
            .get_value()
            .into_iter()
            .map(|it| format!("{module}.{it}"));
        let mut names = ways.chain([module.to_owned()]);
        for file in names.find_map(|it| modules.get(&it)).into_iter().flatten() {
            let href = format!("{folder}/{file}.wasm");
            let link = view! {
                <Link rel="later" href as_="fetch" crossorigin="anonymous" />
            };
            // A tag of the head is handed over when it is rendered; in its place stands nothing.
            drop(link.into_any().to_html());
        }
    }
    let _ = module;
}

/// The script that loads modules: the first module imports it, and would ask for it only then.
#[cfg(feature = "ssr")]
#[component]
pub fn Loader(
    /// The page can be read before its code is fetched.
    defer: bool,
) -> impl IntoView {
    let WasmSplitManifest(files) = use_context()?;
    let (folder, _, loader) = &*files.read_value();
    let href = format!("{folder}/{loader}");
    let priority = defer.then_some("low");
    Some(
        view! { <link rel="modulepreload" href=href crossorigin="anonymous" fetchpriority=priority /> },
    )
}

/// The script that fetches what is announced, once something has been painted. In a tab that nobody sees the
/// code fetches it when it runs.
#[cfg(feature = "ssr")]
pub const FETCH: &str = include_str!("painted.js");
