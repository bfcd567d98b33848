//! A chapter above the page, so that nobody loses the table for a look at the rules.

use super::{
    Chapter,
    read::{SectionText, read_rules},
};
use crate::language::language;
use crate::reactive::effect;
use leptos::{ev::MouseEvent, html, prelude::*, task::spawn_local};

/// The chapter that lies open above this page.
pub type Rules = RwSignal<Option<Chapter>>;

#[cfg(feature = "hydrate")]
thread_local! {
    /// A hydration root and the page around it have one sheet.
    static OPEN: ArcRwSignal<Option<Chapter>> = ArcRwSignal::new(None);
}

/// Lets every [`RuleLink`](super::RuleLink) of the page open its chapter in the [`RuleSheet`].
pub fn provide_rules() {
    #[cfg(feature = "hydrate")]
    let rules = OPEN.with(|it| RwSignal::from(it.clone()));
    #[cfg(not(feature = "hydrate"))]
    let rules = RwSignal::new(None);
    provide_context::<Rules>(rules);
}

/// Nothing where no sheet is on the page.
pub fn use_rules() -> Option<Rules> {
    use_context()
}

/// The dialog, empty and closed until a link opens it; then its text comes from the server.
#[component]
pub fn RuleSheet() -> impl IntoView {
    let rules = use_rules().expect("provided with the page");
    let dialog = NodeRef::<html::Dialog>::new();
    let text = RwSignal::new(None::<Result<Vec<SectionText>, String>>);
    effect(move |_| {
        let Some(chapter) = rules.get() else {
            return;
        };
        if let Some(dialog) = dialog.get_untracked()
            && !dialog.open()
        {
            let _ = dialog.show_modal();
        }
        text.set(None);
        let language = language();
        spawn_local(async move {
            let read = read_rules(chapter.slug().to_owned(), language).await;
            if rules.get_untracked() == Some(chapter) {
                text.set(Some(read.map_err(|it| it.to_string())));
            }
        });
    });
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog
            class="rule-sheet"
            aria-labelledby="rule-sheet-title"
            node_ref=dialog
            on:close=move |_| rules.set(None)
        >
            {move || {
                rules
                    .get()
                    .map(|chapter| {
                        view! {
                            <header>
                                <h2 id="rule-sheet-title">{chapter.title()}</h2>
                                <button type="button" class="button" on:click=close>
                                    {word!("Close" | "Schließen")}
                                </button>
                            </header>
                            <div class="rules" on:click=move |event| follow(&event, rules)>
                                {move || body(text.get())}
                                <p>
                                    <a href=chapter.address() target="_blank">
                                        {word!("This chapter in a new tab" | "Dieses Kapitel in einem neuen Tab")}
                                    </a>
                                </p>
                            </div>
                        }
                    })
            }}
        </dialog>
    }
}

fn body(text: Option<Result<Vec<SectionText>, String>>) -> impl IntoView {
    match text {
        None => {
            view! { <p role="status">{word!("One moment …" | "Einen Augenblick …")}</p> }.into_any()
        }
        Some(Err(words)) => view! { <p class="refusal" role="alert">{words}</p> }.into_any(),
        Some(Ok(sections)) => sections
            .into_iter()
            .map(|it| {
                let title = (!it.title.is_empty()).then(|| view! { <h3>{it.title}</h3> });
                view! {
                    {title}
                    <div inner_html=it.html></div>
                }
            })
            .collect_view()
            .into_any(),
    }
}

/// A link to another chapter opens it here.
fn follow(event: &MouseEvent, rules: Rules) {
    #[cfg(feature = "hydrate")]
    {
        use wasm_bindgen::JsCast;
        let target = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|it| it.closest("a[href^='/help/']:not([target])").ok()?);
        let address = link
            .and_then(|it| it.get_attribute("href"))
            .unwrap_or_default();
        let slug = address.trim_start_matches("/help/").split('#').next();
        if let Some(chapter) = slug.and_then(Chapter::from_slug) {
            event.prevent_default();
            rules.set(Some(chapter));
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = (event, rules);
}
