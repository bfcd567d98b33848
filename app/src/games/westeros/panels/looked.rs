//! The area that was looked at last, in words.

use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::{Area, View};

/// What is known of the area last picked; nothing before the first.
#[component]
pub fn LookedAt(view: Memo<View>, looked: RwSignal<Option<Area>>) -> impl IntoView {
    let text = Memo::new(move |_| {
        let area = looked.get()?;
        Some(view.with(|view| (area.name(), wording::describe(area, &view.area(area)))))
    });
    move || {
        text.get().map(|(name, description)| {
            view! {
                <p class="looked">
                    <strong>{name}</strong>
                    ". "
                    {description}
                </p>
            }
        })
    }
}
