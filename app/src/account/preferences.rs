//! The preferences of a person for the tables they will play at.

use super::{Refusal, failed};
use crate::Error;
use crate::reactive::effect;
use leptos::{form::ActionForm, prelude::*};
pub use model::ForcedAnswers;

/// Writes down the visitor's wish. A box that is not ticked is not sent.
#[server(endpoint = "wish_forced_answers")]
pub async fn wish_forced_answers(#[server(default)] answers: ForcedAnswers) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::wholly_signed_in()?;
    let platform = server::platform();
    platform::accounts::wish_forced_answers(&platform, &visitor, answers)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#wishes");
    Ok(())
}

/// The form, as the visitor left it.
#[component]
pub fn Preferences(
    answers: ForcedAnswers,
    action: ServerAction<WishForcedAnswers>,
) -> impl IntoView {
    let error = failed(action.value());
    let touched = RwSignal::new(false);
    effect(move |_| {
        if action.pending().get() {
            touched.set(false);
        }
    });
    let saved = move || {
        let saved = action.value().with(|it| matches!(it, Some(Ok(()))));
        (saved && !action.pending().get() && touched.try_get() == Some(false))
            .then(|| word!("Saved." | "Gespeichert."))
    };
    view! {
        <h2 id="wishes-title">{word!("At your tables" | "An deinen Tischen")}</h2>
        <ActionForm action attr:class="card form">
            <Refusal error />
            <div>
                <label class="tick">
                    <input
                        type="checkbox"
                        name="answers"
                        value="Asked"
                        checked=answers == ForcedAnswers::Asked
                        aria-describedby="forced-note"
                        on:change=move |_| touched.set(true)
                    />
                    {word!("Ask me even when the rules allow only one answer" | "Frag mich auch, wenn die Regeln nur eine Antwort erlauben")}
                </label>
                <p class="note" id="forced-note">
                    {word!("Otherwise the game answers for you, and the log says what happened. This applies to games that begin from now on, but not at anonymous tables, where it would reveal who you are." | "Sonst antwortet das Spiel für dich, und in der Chronik steht, was geschehen ist. Das gilt für Partien, die von jetzt an beginnen, aber nicht an anonymen Tischen: Dort würde es verraten, wer du bist.")}
                </p>
            </div>
            <div class="saving">
                <button class="button" type="submit">
                    {word!("Save" | "Speichern")}
                </button>
                <span role="status">{saved}</span>
            </div>
        </ActionForm>
    }
}
