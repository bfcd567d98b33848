//! A part of the options that most leave as they are when they open a table: closed, with what it says in its line.

#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::{html, prelude::*};

#[component]
pub fn More(
    title: &'static str,
    /// Its options in a few words, where nobody has changed any.
    usual: &'static str,
    /// The options that are not as usual when the form comes, in a few words each.
    told: Vec<String>,
    children: Children,
) -> impl IntoView {
    let body = NodeRef::<html::Div>::new();
    let changed = RwSignal::new(told.join(" · "));
    let look = move || {
        #[cfg(feature = "hydrate")]
        if let Some(body) = body.try_get_untracked().flatten() {
            changed.set(browser::changed(&body).join(" · "));
        }
    };
    #[cfg(feature = "hydrate")]
    // The browser may have brought back what was chosen before.
    effect(move |_| {
        if body.get().is_some() {
            look();
        }
    });
    view! {
        <details class="card more">
            <summary>
                <span class="more-title">{title}</span>
                " "
                <span class="note" class:more-changed=move || changed.with(|it| !it.is_empty())>
                    {move || {
                        let changed = changed.get();
                        if changed.is_empty() { usual.to_owned() } else { changed }
                    }}
                </span>
            </summary>
            <div class="more-body" node_ref=body on:change=move |_| look()>{children()}</div>
        </details>
    }
}

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::{
        wasm_bindgen::JsCast,
        web_sys::{Element, HtmlDivElement, HtmlTextAreaElement},
    };

    /// Returns what is chosen and is not the first, and so the usual, of its kind.
    pub fn changed(body: &HtmlDivElement) -> Vec<String> {
        let tiles = all(body, ".tile:not(:first-child) input:checked");
        let tiles = tiles.into_iter().filter_map(|it| {
            let tile = it.closest(".tile").ok()??;
            let group = it.closest("fieldset").ok()??;
            let [group, tile] = [text(&group, "legend")?, text(&tile, ".tile-label")?];
            Some([group.as_str(), ": ", &tile].concat())
        });
        let lists = all(body, "select:has(option:checked:not(:first-child))");
        let ticks = all(body, ".tick input:checked");
        let asked = lists.into_iter().chain(ticks).filter_map(|it| named(&it));
        let written = all(body, "textarea").into_iter().filter(|it| {
            let area = it.dyn_ref::<HtmlTextAreaElement>();
            area.is_some_and(|it| !it.value().trim().is_empty())
        });
        let written = written.filter_map(|it| named(&it));
        tiles.chain(asked).chain(written).collect()
    }

    /// Returns what a field is called.
    fn named(field: &Element) -> Option<String> {
        let around = field.closest(".field, .tick").ok()??;
        text(&around, "label, span").or_else(|| around.text_content())
    }

    fn text(within: &Element, what: &str) -> Option<String> {
        within.query_selector(what).ok()??.text_content()
    }

    fn all(body: &HtmlDivElement, what: &str) -> Vec<Element> {
        let Ok(found) = body.query_selector_all(what) else {
            return Vec::new();
        };
        let found = (0..found.length()).filter_map(|it| found.item(it)?.dyn_into().ok());
        found.collect()
    }
}
