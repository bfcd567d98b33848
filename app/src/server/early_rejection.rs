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
        HeaderValue,
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
        page(error, request)
    };
    *response.status_mut() = status(error);
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(error: &Error, request: &Request) -> Response {
    let language = asked(request.headers());
    let (title, again, back, words) = speaking(language, || {
        (
            word!("That didn't work" | "Das hat nicht geklappt"),
            word!("Try again" | "Noch einmal versuchen"),
            word!("Home" | "Startseite"),
            error.to_string(),
        )
    });
    let code = language.code();
    // What was sent with a form is not sent again by a link.
    let again = if request.method().is_safe() {
        format!("<p><a href=\"\">{again}</a></p>")
    } else {
        String::new()
    };
    let page = format!(
        "<!DOCTYPE html><html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <title>{title} · Rookery</title></head>\
         <body><main><h1>{title}</h1><p>{words}</p>{again}<p><a href=\"/\">{back}</a></p></main></body></html>"
    );
    let mut response = Html(page).into_response();
    let policy = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
    response
        .headers_mut()
        .insert(CONTENT_SECURITY_POLICY, policy);
    response
}
