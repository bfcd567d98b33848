//! The three words as an address of this site: `/raven-oak-seven`.

use super::{JoinByWords, way};
use crate::{
    Error,
    server::{AppState, Network},
};
use axum::{
    extract::{Request, State},
    http::HeaderMap,
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};
use leptos::server_fn::{ServerFn, error::ServerFnUrlError};
use platform::tables::are_words;

/// A layer around what is neither page nor file: an address of three words leads where they lead on the front
/// page, wrong ones to its refusal, and they count like those that are typed there.
pub async fn by_address(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let words = words_at(request.uri().path());
    let Some(words) = words.filter(|_| is_opened(request.headers())) else {
        return next.run(request).await;
    };
    let network = request.extensions().get::<Network>();
    let network = network.map(|it| it.0.clone()).unwrap_or_default();
    let leads = match way(&state.platform, &words, &network).await {
        Ok(path) => path,
        Err(error) => refused(error.into()),
    };
    Redirect::to(&leads).into_response()
}

/// Returns the words of an address that has three and nothing else. Browsers write a space in their way.
pub fn words_at(path: &str) -> Option<String> {
    let words = path.trim_matches('/').replace("%20", "-");
    are_words(&words).then_some(words)
}

/// Returns true where somebody opens the address: other sites could embed wrong ones, or have browsers fetch them
/// ahead, and use up the tries of their readers.
fn is_opened(headers: &HeaderMap) -> bool {
    let embedded = headers.get("sec-fetch-dest");
    let ahead = headers.contains_key("sec-purpose");
    !ahead && embedded.is_none_or(|it| it == "document")
}

/// Returns the front page with a refusal, as its form leads there without a script.
fn refused(error: Error) -> String {
    let error = ServerFnUrlError::new(JoinByWords::PATH, error);
    // Of this address the query is all that is taken.
    let url = error.to_url("http://rookery/");
    let query = url.as_ref().ok().and_then(|it| it.query());
    format!("/?{}#by-words", query.unwrap_or_default())
}
