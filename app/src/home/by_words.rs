//! The way in for whoever was told the three words of a table, or has its link.

#[cfg(feature = "ssr")]
mod address;

#[cfg(feature = "ssr")]
pub use address::{by_address, words_at};

use crate::{
    Error,
    account::{Refusal, failed},
    language::Words,
};
use leptos::{form::ActionForm, prelude::*};

/// Words of a table.
const EXAMPLE: Words = words!("raven · oak · seven" | "rabe · eiche · sieben");

/// Leads to the invitation of the table with these words, or to that of a link which somebody has pasted.
#[server(endpoint = "join_by_words")]
pub async fn join_by_words(words: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    if let Some(path) = pasted(&words) {
        leptos_axum::redirect(&path);
        return Ok(());
    }
    // Of an address the words are the end.
    let typed = words.trim_end_matches('/').rsplit('/').next();
    let typed = typed.unwrap_or_default();
    let path = way(&server::platform(), typed, &server::network())
        .await
        .or_refuse()?;
    leptos_axum::redirect(&path);
    Ok(())
}

/// Returns the way to the table with these words, which somebody in this network has typed.
#[cfg(feature = "ssr")]
async fn way(
    platform: &platform::Platform,
    typed: &str,
    network: &str,
) -> Result<String, platform::Error> {
    let found = platform::tables::invitation_by_words(platform, typed, network).await?;
    let (table, secret) = (found.table, found.secret);
    Ok(format!("/tables/{table}?invitation={secret}"))
}

/// Returns the way to the table of a pasted link, on this site, whatever else the link says.
#[cfg(feature = "ssr")]
fn pasted(link: &str) -> Option<String> {
    let digits = |text: &str| -> String {
        let digits = text.chars().take_while(char::is_ascii_hexdigit);
        digits.collect()
    };
    let (_, rest) = link.split_once("/tables/")?;
    let table: platform::TableId = digits(rest).parse().ok()?;
    let secret = rest.split_once("invitation=").map(|it| digits(it.1));
    Some(match secret {
        Some(secret) => format!("/tables/{table}?invitation={secret}"),
        None => format!("/tables/{table}"),
    })
}

/// The field for the words, which understands a link as well.
#[component]
pub fn ByWords() -> impl IntoView {
    let action = ServerAction::<JoinByWords>::new();
    let error = failed(action.value());
    view! {
        <section class="foot-join" aria-labelledby="by-words">
            <h2 id="by-words">{word!("Invited by a friend?" | "Von Freunden eingeladen?")}</h2>
            <ActionForm action>
                <label for="words">
                    {word!(
                        "Type the three words of the table. No account needed."
                            | "Gib die drei Wörter des Tisches ein. Ein Konto brauchst du nicht."
                    )}
                </label>
                <Refusal error />
                <div class="actions">
                    <input
                        id="words"
                        name="words"
                        required
                        maxlength="300"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        placeholder=EXAMPLE.here()
                    />
                    <button class="button primary" type="submit" disabled=move || action.pending().get()>
                        {word!("Go to the table" | "Zum Tisch")}
                    </button>
                </div>
            </ActionForm>
        </section>
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::pasted;

    #[test]
    fn a_pasted_link_leads_to_its_table_here_and_nowhere_else() {
        let id = "0123456789abcdef0123456789abcdef";
        let with = format!("/tables/{id}?invitation=c0ffee");
        for link in [
            format!("https://rookery.example/tables/{id}?invitation=c0ffee"),
            format!("rookery.example{with}&utm=x#chat"),
            format!("Come and play: https://evil.example/{with} !"),
        ] {
            assert_eq!(pasted(&link), Some(with.clone()), "{link}");
        }
        assert_eq!(
            pasted(&format!("/tables/{id}#x")),
            Some(format!("/tables/{id}"))
        );
        for other in [
            "raven oak seven",
            "/tables/1",
            "/tables/",
            "https://x/raven-oak-seven",
        ] {
            assert_eq!(pasted(other), None, "{other}");
        }
    }
}
