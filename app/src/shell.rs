//! The HTML around the application, and the content security policy that goes with it.

use crate::{
    App,
    hydration_root::{HEAR, is_at},
    language::language,
    lazy::{Announced, FETCH, Loader},
    sheets::{FirstSheets, OtherSheets},
    unsent::{FormsScript, person},
    visitor::Visitor,
};
use axum::http::{HeaderValue, header::CONTENT_SECURITY_POLICY, request::Parts};
use leptos::{nonce::use_nonce, prelude::*};
use leptos_axum::ResponseOptions;
use leptos_meta::MetaTags;

/// The fonts of the first words on every page; the sheets name the others, too.
const FIRST_FONTS: [&str; 2] = ["/fonts/grenze-600.woff2", "/fonts/source-sans-3-400.woff2"];

pub fn shell(options: LeptosOptions) -> impl IntoView {
    send_policy();
    provide_context(Announced::default());
    view! {
        <!DOCTYPE html>
        <html lang=language().code() data-person=whose()>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
                <meta name="color-scheme" content="light dark" />
                <meta name="theme-color" content="#1c2329" media="(prefers-color-scheme: light)" />
                <meta name="theme-color" content="#0d1114" media="(prefers-color-scheme: dark)" />
                <meta
                    name="description"
                    content=word!(
                        "Play the wargames of Westeros in the browser, live or by correspondence." |
                        "Spiele die Kriegsspiele von Westeros im Browser, live oder in Etappen."
                    )
                />
                <link rel="icon" id="icon" href="/icon.svg" type="image/svg+xml" />
                <link rel="manifest" href="/manifest.webmanifest" />
                // The two fonts of the first words that are read.
                {FIRST_FONTS.map(|href| view! { <link rel="preload" href=href r#as="font" type="font/woff2" crossorigin="anonymous" /> })}
                <FirstSheets options=options.clone() />
                // What a page without a hydration root shows comes before its code.
                <HydrationScripts options=options.clone() defer=!has_island() />
                <Loader defer=!has_island() />
                {has_island().then(|| view! { <script nonce=use_nonce()>{[HEAR, FETCH].concat()}</script> })}
                <MetaTags />
            </head>
            <body>
                <App />
                <OtherSheets options=options.clone() />
                <FormsScript options />
            </body>
        </html>
    }
}

/// Returns the person who looks, by whom the browser keeps what is typed.
fn whose() -> Option<String> {
    let visitor = crate::server::visitor()?;
    Some(person(&Visitor::from(&visitor.user)))
}

/// Tells whether what is needed at once is a hydration root in the page.
fn has_island() -> bool {
    use_context::<Parts>().is_some_and(|it| is_at(it.uri.path()))
}

/// Scripts only from here, or with this response's nonce; no inline style anywhere.
fn send_policy() {
    let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) else {
        return;
    };
    let policy = format!(
        "default-src 'self'; img-src 'self' data:; script-src 'self' 'nonce-{nonce}' 'wasm-unsafe-eval'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.insert_header(CONTENT_SECURITY_POLICY, policy);
    }
}
