//! Texts that somebody has typed and not sent yet: they survive that the page is loaded anew.
//!
//! They lie in the memory of the browser's tab, by the person who typed them, and reach neither the server
//! nor another tab. Whoever comes after that person in this tab, or signs out, removes them. Around one device
//! each seat has a memory of its own.
//!
//! The fields of a form that the browser sends are kept by `unsent/forms.js`, which `cargo xtask` puts beside
//! the client and which runs before its code: [`KeepTyped`] marks such a form. What has no such form is kept
//! by [`Unsent`].

use crate::{reactive::effect, visitor::Visitor};
#[cfg(feature = "hydrate")]
use leptos::wasm_bindgen::JsCast;
use leptos::{html, prelude::*};
use std::fmt::Write as _;

/// The script that keeps the fields of forms: a file of its own, which a browser fetches once.
#[cfg(feature = "ssr")]
#[component]
pub fn FormsScript(options: LeptosOptions) -> impl IntoView {
    let folder = crate::sheets::folder(&options)?;
    Some(view! { <script defer src=format!("/{folder}/forms.js")></script> })
}

/// The beginning of the names of all texts.
#[cfg(feature = "hydrate")]
const ALL: &str = "typed ";

/// The attribute of the page that names its person.
#[cfg(feature = "hydrate")]
const PERSON: &str = "data-person";

/// Returns the person as the page names them, so that no name is the beginning of another.
pub fn person(visitor: &Visitor) -> String {
    // Of an address, a server and a browser escape some characters differently.
    visitor.name.bytes().fold(String::new(), |mut hex, it| {
        write!(hex, "{it:02x}").expect("a string takes whatever is written to it");
        hex
    })
}

/// A text that is being written.
#[derive(Clone, Debug)]
pub struct Unsent(String);

impl Unsent {
    /// Returns the text of this person at a place of the site; nothing for those without a session.
    pub fn at(place: &[&str]) -> Option<Self> {
        #[cfg(feature = "hydrate")]
        {
            let person = document().document_element()?.get_attribute(PERSON)?;
            Some(Self([ALL, &person, " ", &place.join(" ")].concat()))
        }
        #[cfg(not(feature = "hydrate"))]
        {
            let _ = place;
            None
        }
    }

    pub fn read(&self) -> Option<String> {
        #[cfg(feature = "hydrate")]
        return tab()?.get_item(&self.0).ok()?;
        #[cfg(not(feature = "hydrate"))]
        {
            let _ = &self.0;
            None
        }
    }

    /// Keeps the text, and nothing of an empty one. A full or forbidden memory costs no more than that it is
    /// forgotten.
    pub fn write(&self, text: &str) {
        #[cfg(feature = "hydrate")]
        if let Some(tab) = tab() {
            let _ = if text.is_empty() {
                tab.remove_item(&self.0)
            } else {
                tab.set_item(&self.0, text)
            };
        }
        #[cfg(not(feature = "hydrate"))]
        let _ = (&self.0, text);
    }

    pub fn forget(&self) {
        self.write("");
    }
}

/// Keeps the text in its place, for whoever has one.
pub fn write(unsent: Option<&Unsent>, text: &str) {
    if let Some(it) = unsent {
        it.write(text);
    }
}

/// Names the person whose texts are kept from now on, and removes those of everybody else.
pub fn belongs_to(visitor: Option<&Visitor>) {
    #[cfg(feature = "hydrate")]
    {
        let person = visitor.map(person);
        if let Some(root) = document().document_element() {
            // Both fail only for malformed names.
            let _ = match &person {
                Some(it) => root.set_attribute(PERSON, it),
                None => root.remove_attribute(PERSON),
            };
        }
        let Some(tab) = tab() else {
            return;
        };
        let mine = person.map(|it| [ALL, &it, " "].concat());
        let names: Vec<String> = (0..tab.length().unwrap_or(0))
            .filter_map(|at| tab.key(at).ok().flatten())
            .filter(|it| it.starts_with(ALL))
            .filter(|it| mine.as_ref().is_none_or(|mine| !it.starts_with(mine)))
            .collect();
        for name in names {
            let _ = tab.remove_item(&name);
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = visitor;
}

#[cfg(feature = "hydrate")]
fn tab() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}

/// Inside a form: its fields are kept under this name until it is sent, but for passwords.
#[component]
pub fn KeepTyped(#[prop(into)] name: String) -> impl IntoView {
    let mark = NodeRef::<html::Input>::new();
    // A form that comes after the page begins with what was typed before, too.
    effect(move |_| {
        if let Some(mark) = mark.get() {
            bring_back(&mark);
        }
    });
    view! { <input type="hidden" node_ref=mark data-keep=name /> }
}

fn bring_back(mark: &leptos::web_sys::HtmlInputElement) {
    #[cfg(feature = "hydrate")]
    {
        let script = js_sys::Reflect::get(&window(), &"unsent".into()).ok();
        let script = script.and_then(|it| it.dyn_into::<js_sys::Function>().ok());
        if let Some(script) = script {
            // The script throws nothing.
            let _ = script.call1(&leptos::wasm_bindgen::JsValue::UNDEFINED, mark);
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = mark;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_named_by_what_no_address_escapes() {
        let named = |name: &str| {
            person(&Visitor {
                name: name.to_owned(),
                guest: false,
                arms: model::Arms::default(),
            })
        };
        let odd = named("Jean-Luc O'Neill_x.");
        assert!(odd.bytes().all(|it| it.is_ascii_hexdigit()), "{odd}");
        assert_ne!(odd, named("Jean-Luc O'Neill_x"));
        assert_ne!(odd, named("Jean-Luc O'Neill-x."));
        assert_ne!(named("Änne"), named("Anne"));
    }
}
