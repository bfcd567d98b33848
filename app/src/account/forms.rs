//! The parts that the account forms share.

use crate::reactive::effect;
use crate::{Error, Field};
use leptos::{html, prelude::*};

/// Returns why an action failed when it was tried last.
///
/// The view that shows it outlives it a little where a page is drawn anew after the action, and another result
/// may come in between: so it is read by [`Get::try_get`] there.
pub fn failed<T>(
    outcome: impl Get<Value = Option<Result<T, Error>>> + Send + Sync + 'static,
) -> Signal<Option<Error>> {
    Signal::derive(move || outcome.get().and_then(Result::err))
}

/// Returns how often an action has succeeded. What is loaded again by it stays as it is, with all that was typed, after
/// a try that failed.
pub fn successes(
    outcome: impl Get<Value = Option<Result<(), Error>>> + 'static,
) -> RwSignal<usize> {
    let count = RwSignal::new(0_usize);
    effect(move |_| {
        if matches!(outcome.get(), Some(Ok(()))) {
            count.update(|it| *it += 1);
        }
    });
    count
}

/// A labelled input with its hint and, after a refusal, what is wrong with it.
#[component]
pub fn Labelled(
    field: Field,
    #[prop(into)] label: &'static str,
    #[prop(into)] name: &'static str,
    #[prop(default = "text")] kind: &'static str,
    #[prop(into)] autocomplete: &'static str,
    #[prop(optional)] hint: &'static str,
    #[prop(default = true)] required: bool,
    /// The text that it is filled with.
    #[prop(optional_no_strip)]
    value: Option<String>,
    error: Signal<Option<Error>>,
) -> impl IntoView {
    let message = move || match error.try_get().flatten() {
        Some(Error::Field {
            field: wrong,
            reason,
        }) if wrong == field => Some(reason.words()),
        _ => None,
    };
    let note = format!("{name}-note");
    let input = NodeRef::<html::Input>::new();
    effect(move |_| {
        if message().is_some()
            && let Some(input) = input.get()
        {
            // Fails only where nothing can have the focus.
            let _ = input.focus();
        }
    });
    view! {
        <div class="field">
            <label for=name>{label}</label>
            <input
                node_ref=input
                id=name
                name=name
                type=kind
                value=value
                autocomplete=autocomplete
                required=required
                aria-describedby=note.clone()
                aria-invalid=move || message().map(|_| "true")
                autofocus=move || message().is_some()
            />
            <p class="note" id=note role=move || message().map(|_| "alert") class:wrong=move || message().is_some()>
                {move || message().unwrap_or(hint)}
            </p>
        </div>
    }
}

/// A refusal that belongs to no single field, or to the `field` that shows none itself. It takes the focus,
/// which brings it into sight however far from the button it stands; `autofocus` does so where there is no
/// JavaScript.
#[component]
pub fn Refusal(
    error: Signal<Option<Error>>,
    #[prop(optional)] field: Option<Field>,
) -> impl IntoView {
    let refusal = NodeRef::<html::P>::new();
    effect(move |_| {
        if error.with(Option::is_some)
            && let Some(refusal) = refusal.get()
        {
            // Fails only where nothing can have the focus.
            let _ = refusal.focus();
        }
    });
    move || {
        let words = match error.try_get().flatten()? {
            Error::Field {
                field: wrong,
                reason,
            } if field == Some(wrong) => reason.words().to_owned(),
            Error::Field { .. } => return None,
            error => error.to_string(),
        };
        Some(view! {
            <p node_ref=refusal class="refusal" role="alert" tabindex="-1" autofocus=true>
                {words}
            </p>
        })
    }
}
