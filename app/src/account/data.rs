//! The part of the account page about what is stored of the visitor, and the way to take it along.

use leptos::prelude::*;

#[cfg(feature = "ssr")]
pub use download::export;

#[component]
pub fn OwnData() -> impl IntoView {
    view! {
        <section aria-labelledby="own-data-title">
            <h2 id="own-data-title">{word!("Your data" | "Deine Daten")}</h2>
            <p>
                {word!(
                    "Your profile, sessions, messages, notes, settings and games as a ZIP file: finished games with their full record, running games as you see them." |
                    "Profil, Sitzungen, Nachrichten, Notizen, Einstellungen und deine Partien als ZIP-Datei: beendete Partien mit dem ganzen Protokoll, laufende so, wie du sie siehst."
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

    /// Returns what the files are, for whoever opens the ZIP.
    fn readme() -> String {
        word!(
            "What Rookery knows of you\n\n\
             profile.json          your name, earlier names, arms, email, vacations, favorites, reliability\n\
             sessions.json         the browsers in which you are signed in\n\
             notices.json          what you are told of, and where\n\
             messages.json         what you have written at tables\n\
             proposals.json        plans that you proposed, and your answers to those of others\n\
             notes.json            your private notes\n\
             standing-orders.json  answers that you gave beforehand\n\
             drafts.json           answers that you began and have not sent\n\
             templates.json        templates that you saved for new tables\n\
             lists.json            armies and the like that you saved to bring to tables\n\
             complaints.json       what you have reported\n\
             record.json           the games that count, and your rating\n\
             games/*.json          each of your games: your answers, and what your seats see or saw\n\
             games/*.txt           the whole record of a game that is over\n\n\
             The .json files are text; any editor and every browser opens them. Times are UTC.\n\
             \"seat\" counts from 0; \"table\" is the last part of the table's address.\n"
                | "Was Rookery von dir weiß\n\n\
             profile.json          dein Name, frühere Namen, Wappen, E-Mail, Urlaub, Favoriten, Zuverlässigkeit\n\
             sessions.json         die Browser, in denen du angemeldet bist\n\
             notices.json          worüber du benachrichtigt wirst, und wo\n\
             messages.json         was du an Tischen geschrieben hast\n\
             proposals.json        Pläne, die du vorgeschlagen hast, und deine Antworten auf andere\n\
             notes.json            deine privaten Notizen\n\
             standing-orders.json  Antworten, die du im Voraus gegeben hast\n\
             drafts.json           Antworten, die du begonnen und nicht abgeschickt hast\n\
             templates.json        Vorlagen, die du für neue Tische gespeichert hast\n\
             lists.json            Armeen und Ähnliches, was du für Tische gespeichert hast\n\
             complaints.json       was du gemeldet hast\n\
             record.json           die Partien, die zählen, und deine Wertung\n\
             games/*.json          jede deiner Partien: deine Antworten und was deine Plätze sehen oder sahen\n\
             games/*.txt           das ganze Protokoll einer beendeten Partie\n\n\
             Die .json-Dateien sind Text; jeder Editor und jeder Browser öffnet sie. Zeiten sind UTC.\n\
             \"seat\" zählt ab 0; \"table\" ist der letzte Teil der Adresse des Tisches.\n"
        )
        .to_owned()
    }

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
        let readme = speaking(asked(&headers), readme);
        let (to, parts) = mpsc::channel(2);
        let made = tokio::spawn(async move {
            Box::pin(accounts::export(
                &state.platform,
                visitor.user.id,
                &readme,
                to,
            ))
            .await
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
