//! The people whom the visitor does not want to hear, at whatever table, and the way back.

use super::{Refusal, failed};
use crate::loaded::loaded;
use crate::{
    Error,
    chat::{MutedRow, Muting},
};
use leptos::{form::ActionForm, prelude::*};

/// Returns the people whom the visitor has muted or blocked by name.
#[server(endpoint = "my_blocked")]
pub async fn my_blocked() -> Result<Vec<MutedRow>, Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let rows = platform::chat::muted_everywhere(&server::platform(), user).await;
    Ok(rows.or_refuse()?.into_iter().map(MutedRow::from).collect())
}

/// Hears somebody again.
#[server(endpoint = "unblock")]
pub async fn unblock(id: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::with_whole_account()?.user.id;
    platform::chat::hear_again(&server::platform(), user, &id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#blocked");
    Ok(())
}

/// Nothing where nobody is blocked.
#[component]
pub fn Blocked(action: ServerAction<Unblock>) -> impl IntoView {
    let rows = loaded(move || action.version().get(), |_| my_blocked());
    let error = failed(action.value());
    view! {
        <Refusal error />
        <Transition>
            {move || Suspend::new(async move {
                let rows = rows.await.unwrap_or_default();
                (!rows.is_empty()).then(|| view! { <List rows action /> })
            })}
        </Transition>
    }
}

#[component]
fn List(rows: Vec<MutedRow>, action: ServerAction<Unblock>) -> impl IntoView {
    let rows = rows.into_iter().map(move |row| {
        let name = row.name.unwrap_or_default();
        let (how, label) = match row.how {
            Muting::Mute => (
                word!("muted" | "stummgeschaltet"),
                say!("Unmute {name}" | "{name} nicht mehr stummschalten"),
            ),
            Muting::Block => (
                word!("blocked" | "blockiert"),
                say!("Unblock {name}" | "{name} nicht mehr blockieren"),
            ),
        };
        view! {
            <li class="row">
                <div>
                    <strong>{name}</strong>
                    <p class="note">{how}</p>
                </div>
                <ActionForm action attr:class="inline">
                    <input type="hidden" name="id" value=row.id />
                    <button class="button quiet" type="submit">{label}</button>
                </ActionForm>
            </li>
        }
    });
    view! {
        <h2 id="blocked-title">{word!("Muted and blocked" | "Stummgeschaltet und blockiert")}</h2>
        <p class="note">
            {word!(
                "They aren't told. People you block can't message you privately or invite you." |
                "Sie erfahren es nicht. Wer blockiert ist, kann dir nicht vertraulich schreiben und dich nicht einladen."
            )}
        </p>
        <ul class="rows card">{rows.collect_view()}</ul>
    }
}
