//! The same game once more.

use crate::Error;
use leptos::prelude::*;

/// Lays the table of the rematch, or finds it, and goes there. Answers with its path.
#[server(endpoint = "rematch")]
pub async fn rematch(table: String) -> Result<String, Error> {
    use crate::{
        language::language,
        server::{self, Outcome, address},
    };
    let user = server::signed_in()?.user.id;
    let table = table.parse().map_err(|_| Error::NotFound)?;
    let language = language();
    let created = platform::tables::rematch(&server::platform(), user, table, move |old| {
        title(language, old)
    })
    .await
    .or_refuse()?;
    let path = address(&created);
    leptos_axum::redirect(&path);
    Ok(path)
}

/// Returns what the rematch of this table is called: again and again the same.
#[cfg(feature = "ssr")]
fn title(language: crate::language::Language, old: &str) -> String {
    use crate::language::Language;
    let again = match language {
        Language::English => " (rematch)",
        Language::German => " (Revanche)",
    };
    if old.ends_with(again) {
        return old.to_owned();
    }
    let short: String = old.chars().take(60 - again.chars().count()).collect();
    format!("{}{again}", short.trim_end())
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::title;
    use crate::language::Language;

    #[test]
    fn a_rematch_says_so_once_and_stays_short() {
        let once = title(Language::English, "At the inn");
        assert_eq!(once, "At the inn (rematch)");
        assert_eq!(title(Language::English, &once), once);
        let long = title(Language::German, &"x".repeat(60));
        assert!(long.ends_with(" (Revanche)") && long.chars().count() == 60);
    }
}
