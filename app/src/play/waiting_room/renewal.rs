//! A new link and new words, in place of those that have come to somebody who is not meant.

use crate::{
    Error,
    account::{Refusal, failed},
};
use leptos::{form::ActionForm, prelude::*};

/// Gives the table a new invitation; the old one lets nobody in any more.
#[server(endpoint = "renew_invitation")]
pub async fn renew_invitation(table: String) -> Result<(), Error> {
    use crate::server::Outcome;
    let (platform, user, id) = super::owner::at(&table)?;
    platform::tables::renew_invitation(&platform, user, id)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[component]
pub fn Renewal(table: String) -> impl IntoView {
    let action = ServerAction::<RenewInvitation>::new();
    let error = failed(action.value());
    view! {
        <details class="sure">
            <summary>{word!("Replace the link and the three words" | "Link und drei Wörter ersetzen")}</summary>
            <Refusal error />
            <p>
                {word!(
                    "The old link and the old words stop working. Everyone seated here stays."
                        | "Der alte Link und die alten Wörter gelten dann nicht mehr. Wer hier sitzt, bleibt."
                )}
            </p>
            <ActionForm action attr:class="inline">
                <input type="hidden" name="table" value=table />
                <button class="button" type="submit">{word!("Make new ones" | "Neue erstellen")}</button>
            </ActionForm>
        </details>
    }
}
