//! The text that somebody has typed into a part before it came alive.

use leptos::web_sys::Element;
#[cfg(feature = "hydrate")]
use leptos::{
    wasm_bindgen::JsCast,
    web_sys::{Event, EventInit, HtmlInputElement, HtmlTextAreaElement},
};

/// Kinds of fields into which nothing is typed.
#[cfg(feature = "hydrate")]
const UNTYPED: [&str; 4] = ["hidden", "checkbox", "radio", "file"];

/// Returns what somebody has typed into the fields of this place, by what the fields are called.
pub fn typed(place: impl AsRef<Element>) -> Vec<(String, String)> {
    #[cfg(feature = "hydrate")]
    {
        let all = fields(place.as_ref()).into_iter();
        all.filter_map(|it| Some((called(&it), it.typed()?)))
            .collect()
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = place;
        Vec::new()
    }
}

/// Types it into the fields that are called the same, for whatever listens to them.
pub fn type_again(place: &impl AsRef<Element>, typed: &[(String, String)]) {
    #[cfg(feature = "hydrate")]
    for (name, text) in typed {
        let mut fields = fields(place.as_ref()).into_iter();
        if let Some(field) = fields.find(|it| called(it) == *name) {
            field.set(text);
            let init = EventInit::new();
            init.set_bubbles(true);
            for kind in ["input", "change"] {
                // Both fail only for names that are none.
                if let Ok(event) = Event::new_with_event_init_dict(kind, &init) {
                    let _ = field.element().dispatch_event(&event);
                }
            }
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _: (&_, &[(String, String)]) = (place, typed);
}

/// A field that one types into.
#[cfg(feature = "hydrate")]
enum Field {
    Line(HtmlInputElement),
    Text(HtmlTextAreaElement),
}

#[cfg(feature = "hydrate")]
impl Field {
    fn of(element: Element) -> Option<Self> {
        let other = match element.dyn_into::<HtmlInputElement>() {
            Ok(it) => {
                let is_typed = !UNTYPED.contains(&it.type_().as_str()) && !it.read_only();
                return is_typed.then_some(Self::Line(it));
            }
            Err(other) => other,
        };
        let text = other.dyn_into::<HtmlTextAreaElement>().ok()?;
        (!text.read_only()).then_some(Self::Text(text))
    }

    fn element(&self) -> &Element {
        match self {
            Self::Line(it) => it,
            Self::Text(it) => it,
        }
    }

    /// Returns what is in it, where that is not what it began with.
    fn typed(&self) -> Option<String> {
        let (text, first) = match self {
            Self::Line(it) => (it.value(), it.default_value()),
            Self::Text(it) => (it.value(), it.default_value().unwrap_or_default()),
        };
        (text != first).then_some(text)
    }

    fn set(&self, text: &str) {
        match self {
            Self::Line(it) => it.set_value(text),
            Self::Text(it) => it.set_value(text),
        }
    }
}

/// All that can have a name; another one may have come before them meanwhile.
#[cfg(feature = "hydrate")]
fn fields(place: &Element) -> Vec<Field> {
    let all =
        place.query_selector_all("input[id], input[name], textarea:is([id], [name], [aria-label])");
    let nodes = all
        .iter()
        .flat_map(|it| (0..it.length()).filter_map(|at| it.item(at)));
    let elements = nodes.filter_map(|it| it.dyn_into().ok());
    elements.filter_map(Field::of).collect()
}

/// By its names, for people too.
#[cfg(feature = "hydrate")]
fn called(field: &Field) -> String {
    let named = ["id", "name", "aria-label"].map(|it| field.element().get_attribute(it));
    named.map(Option::unwrap_or_default).join(" ")
}
