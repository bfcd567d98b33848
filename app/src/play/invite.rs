//! The link that lets others in.

mod qr_code;

#[cfg(feature = "ssr")]
pub use qr_code::invitation;

use super::TablePage;
use crate::lobby::{Admission, Stakes};
use crate::pass_on::PassOn;
use crate::reactive::memo;
use leptos::{html, prelude::*};
use qr_code::QrCode;

#[component]
pub fn Invite(page: RwSignal<TablePage>) -> impl IntoView {
    let path = move || {
        let page = page.read();
        // At an open table, too: whoever has it needs no account.
        match &page.invitation {
            Some(secret) => format!("/tables/{}?invitation={secret}", page.table.id),
            None => format!("/tables/{}", page.table.id),
        }
    };
    #[cfg(feature = "ssr")]
    let origin = crate::server::origin();
    #[cfg(not(feature = "ssr"))]
    let origin = window().location().origin().unwrap_or_default();
    let origin = SharedValue::new(|| origin).into_inner();
    let host = origin.rsplit('/').next().unwrap_or_default().to_owned();
    let link = Signal::derive(move || format!("{origin}{}", path()));
    let words = memo(move |_| page.read().words.clone());
    let field = NodeRef::<html::Input>::new();
    view! {
        <div class="card field invite">
            <h2>{word!("Bring your friends" | "Bring deine Freunde mit")}</h2>
            <label for="invite">{word!("Send this link to the other players" | "Schick diesen \
                 Link an die anderen")}</label>
            <div class="actions">
                <input node_ref=field id="invite" readonly value=move || link.get() prop:value=move || link.get() />
                <PassOn link field />
                <QrCode page />
            </div>
            {move || words.get().map(|it| {
                let address = [&*host, "/", &it.replace(' ', "-")].concat();
                view! {
                    <p class="join-words">
                        {word!("or tell them the words " | "oder nenn ihnen die Wörter ")} <strong translate="no">{it}</strong>
                        {word!(", or the address " | " oder die Adresse ")} <span translate="no">{address}</span>
                    </p>
                }
            })}
            <Show when=move || page.with(welcomes_guests)>
                <p class="note">
                    {word!(
                        "Whoever opens it picks a seat and needs only a name."
                            | "Wer den Link öffnet, sucht sich einen Platz aus und braucht nur einen Namen."
                    )}
                </p>
            </Show>
            <Show when=move || page.with(|it| !it.table.open)>
                <p class="note">
                    {word!(
                        "The address of this page alone won't let anyone in."
                            | "Die Adresse dieser Seite allein lässt niemanden herein."
                    )}
                </p>
            </Show>
        </div>
    }
}

/// Returns true where a name is enough for whoever comes by the link.
pub fn welcomes_guests(page: &TablePage) -> bool {
    let (stakes, admission) = (page.table.stakes, page.table.terms.admission);
    (stakes, admission) == (Stakes::Friendly, Admission::Everybody)
}
