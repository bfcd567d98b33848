//! Refusals from before the application is asked: they must cost less than an answer.

use super::refuse::status;
use crate::{
    Error,
    language::{asked, speaking},
};
use axum::{
    Json,
    extract::Request,
    http::{
        HeaderMap, HeaderValue,
        header::{ACCEPT, CACHE_CONTROL, CONTENT_SECURITY_POLICY},
    },
    response::{Html, IntoResponse, Response},
};

/// The answer to a request that goes no further: a page in the visitor's language for whoever reads
/// pages, and for a call of the client the same typed refusal as any other.
pub fn refusal(error: &Error, request: &Request) -> Response {
    let accepted = request.headers().get(ACCEPT);
    let accepted = accepted.and_then(|it| it.to_str().ok());
    let reads_pages = accepted.is_some_and(|it| it.contains("text/html"));
    let called = request.uri().path().starts_with("/api/");
    let mut response = if called && !reads_pages {
        Json(error).into_response()
    } else {
        page(error, request.headers())
    };
    *response.status_mut() = status(error);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(error: &Error, headers: &HeaderMap) -> Response {
    let language = asked(headers);
    let (title, back, words) = speaking(language, || {
        (
            word!("That did not work" | "Das hat nicht geklappt"),
            word!("Home" | "Startseite"),
            error.to_string(),
        )
    });
    let code = language.code();
    let page = format!(
        "<!DOCTYPE html><html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · Rookery</title></head>\
         <body><main><h1>{title}</h1><p>{words}</p><p><a href=\"/\">{back}</a></p></main></body></html>"
    );
    let mut response = Html(page).into_response();
    let policy = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    response
        .headers_mut()
        .insert(CONTENT_SECURITY_POLICY, policy);
    response
}
