//! The part of the account page about what is stored of the visitor, and the way to take it along.

use leptos::prelude::*;

#[cfg(feature = "ssr")]
pub use download::export;

#[component]
pub fn OwnData() -> impl IntoView {
    view! {
        <section aria-labelledby="own-data">
            <h2 id="own-data">{word!("Your data" | "Deine Daten")}</h2>
            <p>
                {word!(
                    "Your profile, sessions, messages, notes, settings and games as a ZIP file: finished games with their full record, running games as you see them." |
                    "Profil, Sitzungen, Nachrichten, Notizen, Einstellungen und deine Partien als ZIP-Datei: beendete Partien mit der ganzen Mitschrift, laufende so, wie du sie siehst."
                )}
            </p>
            <p class="actions">
                <a class="button" href="/account/export" download rel="external">{word!("Download your data" | "Deine Daten herunterladen")}</a>
                <a class="button quiet" href="/account/delete">{word!("Delete account …" | "Konto löschen …")}</a>
            </p>
        </section>
    }
}

#[cfg(feature = "ssr")]
mod download {
    use crate::{
        Error, Reason,
        language::{asked, speaking},
        server::AppState,
    };
    use axum::{
        Extension,
        body::Body,
        extract::State,
        http::{
            HeaderMap, StatusCode,
            header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE},
        },
        response::{IntoResponse, Redirect, Response},
    };
    use futures::{StreamExt, stream};
    use platform::accounts::{self, Visitor};
    use tokio::sync::mpsc;

    /// `GET /account/export`: a ZIP of everything that is the visitor's own, sent while it is
    /// made. A failure breaks the download off, so that nobody takes a part for the whole.
    pub async fn export(
        State(state): State<AppState>,
        headers: HeaderMap,
        visitor: Option<Extension<Visitor>>,
    ) -> Response {
        let Some(Extension(visitor)) = visitor else {
            return Redirect::to("/sign-in?next=/account").into_response();
        };
        let refused = match (visitor.user.guest, visitor.brief) {
            (true, _) => Some(Reason::NeedsAccount),
            (_, true) => Some(Reason::BriefStay),
            _ => None,
        };
        if let Some(reason) = refused {
            let words = speaking(asked(&headers), || Error::Refused(reason).to_string());
            return (StatusCode::FORBIDDEN, words).into_response();
        }
        let (to, parts) = mpsc::channel(2);
        let made = tokio::spawn(async move {
            Box::pin(accounts::export(&state.platform, visitor.user.id, to)).await
        });
        let parts = stream::unfold(Some((parts, made)), |open| async {
            let (mut parts, made) = open?;
            if let Some(part) = parts.recv().await {
                return Some((Ok(part), Some((parts, made))));
            }
            match made.await {
                Ok(Ok(())) => None,
                Ok(Err(error)) => Some((Err(error.to_string()), None)),
                Err(error) => Some((Err(error.to_string()), None)),
            }
        });
        // What compresses answers may ask once more after the end.
        let body = Body::from_stream(parts.fuse());
        let headers = [
            (CONTENT_TYPE, "application/zip"),
            (CONTENT_DISPOSITION, "attachment; filename=\"rookery.zip\""),
            (CACHE_CONTROL, "no-store"),
        ];
        (headers, body).into_response()
    }
}
