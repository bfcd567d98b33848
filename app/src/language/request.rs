//! The language that a request asks for: the one chosen in the footer, else the browser's.

use super::Language;
use axum::http::{HeaderMap, header::ACCEPT_LANGUAGE};
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;

/// Remembers the choice of the footer.
pub const COOKIE: &str = "language";

/// `?language=de`: how a page asks for a picture in its language.
#[derive(Deserialize)]
pub struct Spoken {
    language: Option<String>,
}

impl Spoken {
    pub fn language(&self) -> Language {
        let named = self.language.as_deref();
        named.and_then(Language::from_code).unwrap_or_default()
    }
}

/// The language to answer in.
pub fn asked(headers: &HeaderMap) -> Language {
    let chosen = CookieJar::from_headers(headers)
        .get(COOKIE)
        .and_then(|it| Language::from_code(it.value()));
    chosen
        .or_else(|| preferred(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?))
        .unwrap_or_default()
}

/// The first of our languages among the most wanted: "de-AT,de;q=0.9,en;q=0.8".
fn preferred(accepted: &str) -> Option<Language> {
    let mut best = None;
    for part in accepted.split(',') {
        let (tag, weight) = part.split_once(';').unwrap_or((part, "q=1"));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("0");
        let weight: f32 = weight.parse().unwrap_or(0.0);
        let primary = tag.trim().split('-').next().unwrap_or_default();
        let Some(language) = Language::from_code(&primary.to_ascii_lowercase()) else {
            continue;
        };
        if weight > best.map_or(0.0, |(_, most)| most) {
            best = Some((language, weight));
        }
    }
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderValue, header::COOKIE as SENT};

    #[test]
    fn the_most_wanted_of_our_languages_is_taken() {
        assert_eq!(preferred("de-AT,de;q=0.9,en;q=0.8"), Some(Language::German));
        assert_eq!(preferred("fr, en;q=0.5, de;q=0.4"), Some(Language::English));
        assert_eq!(preferred("en;q=0.2,de-DE;q=0.7"), Some(Language::German));
        for nothing in ["", "fr", "de;q=0", "*", "de;q=x", ";;,"] {
            assert_eq!(preferred(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn what_was_chosen_counts_more_than_the_browser() {
        let mut headers = HeaderMap::new();
        assert_eq!(asked(&headers), Language::English);
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static("de"));
        assert_eq!(asked(&headers), Language::German);
        headers.insert(SENT, HeaderValue::from_static("a=b; language=en"));
        assert_eq!(asked(&headers), Language::English);
        headers.insert(SENT, HeaderValue::from_static("language=tlh"));
        assert_eq!(asked(&headers), Language::German);
    }
}
