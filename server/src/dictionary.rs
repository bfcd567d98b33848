//! Pages of tables as what they have beyond a page that everybody may see.
//!
//! Most of a table's page is the same at every table: the map, its names, the panels. A browser
//! keeps the first lesson as a stranger sees it, which is the dictionary, and says so; it is sent the
//! rest, compressed against that (RFC 9842). What a viewer sees is kept nowhere. The browser fetches the
//! dictionary when a page has come to rest (`keep_dictionary` in `app/src/hydration_root/browser.rs`).
//!
#![doc = include_str!("dictionary.md")]

use crate::render::broken;
use app::{Language, asked};
use axum::{
    Router,
    body::{Body, Bytes, to_bytes},
    extract::{Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri,
        header::{
            ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH,
            CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
        },
    },
    middleware::Next,
    response::IntoResponse,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tokio::sync::OnceCell;
use tower::ServiceExt;
use zstd::{bulk::Compressor, dict::EncoderDictionary};

/// The address of a dictionary: of a language and of what this server was made of.
pub const PLACE: &str = "/dictionary/{language}/{make}";

/// The pages that are sent so, as browsers and we match them.
const PAGES: &str = "/tables/";
/// The page that is the dictionary.
const LESSON: &str = "/learn/1";
/// Zstandard against a dictionary, which the first bytes say, followed by the dictionary's hash.
const CODING: &str = "dcz";
const MAGIC: [u8; 8] = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];
/// A table of 185 KB becomes 7.1 KB in 2.6 ms. At level 3 it takes 0.8 ms and becomes 8.7 KB, at level 9
/// 3.7 ms and 6.7 KB.
const LEVEL: i32 = 6;

/// One for each language, made when it is first wanted.
#[derive(Clone)]
pub struct Dictionaries(Arc<Inner>);

struct Inner {
    pages: Router,
    made: [OnceCell<Dictionary>; Language::ALL.len()],
}

struct Dictionary {
    content: Bytes,
    hash: [u8; 32],
    prepared: EncoderDictionary<'static>,
}

impl Dictionaries {
    /// Rendered by these pages.
    pub fn of(pages: Router) -> Self {
        let made = Default::default();
        Self(Arc::new(Inner { pages, made }))
    }

    /// `None` if it cannot be rendered just now.
    async fn get(&self, language: Language) -> Option<&Dictionary> {
        let made = &self.0.made[language as usize];
        made.get_or_try_init(|| self.make(language)).await.ok()
    }

    async fn make(&self, language: Language) -> Result<Dictionary, ()> {
        let stranger = Request::get(LESSON).header(ACCEPT_LANGUAGE, language.code());
        let stranger = stranger.body(Body::empty()).map_err(drop)?;
        let Ok(page) = self.0.pages.clone().oneshot(stranger).await;
        if page.status() != StatusCode::OK {
            return Err(());
        }
        let nonce = nonce(page.headers()).map(str::to_owned);
        let content = to_bytes(page.into_body(), usize::MAX).await.map_err(drop)?;
        // A server that was started anew has the same one.
        let content = match (nonce, String::from_utf8_lossy(&content)) {
            (Some(nonce), page) => page.replace(&nonce, ""),
            (None, page) => page.into_owned(),
        };
        let content = Bytes::from(content);
        Ok(Dictionary {
            hash: Sha256::digest(&content).into(),
            prepared: EncoderDictionary::try_copy(&content, LEVEL).map_err(drop)?,
            content,
        })
    }
}

impl Dictionary {
    /// Tells whether this header names it.
    fn is(&self, named: &HeaderValue) -> bool {
        let name = format!(":{}:", BASE64_STANDARD.encode(self.hash));
        named.as_bytes() == name.as_bytes()
    }

    fn compress(&self, page: &[u8]) -> Option<Vec<u8>> {
        let mut compressor = Compressor::with_prepared_dictionary(&self.prepared).ok()?;
        let rest = compressor.compress(page).ok()?;
        Some([&MAGIC[..], &self.hash, &rest].concat())
    }
}

/// Returns what one page alone has: the name that its policy gives to its own scripts.
fn nonce(headers: &HeaderMap) -> Option<&str> {
    let policy = headers.get(CONTENT_SECURITY_POLICY)?.to_str().ok()?;
    let (_, rest) = policy.split_once("'nonce-")?;
    Some(rest.split_once('\'')?.0)
}

/// Sends a dictionary to whoever is to keep it.
pub async fn send(State(dictionaries): State<Dictionaries>, uri: Uri) -> Response<Body> {
    let named = |it: &Language| app::dictionary(*it) == uri.path();
    let Some(language) = Language::ALL.into_iter().find(named) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let Some(dictionary) = dictionaries.get(language).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let matches = format!("match=\"{PAGES}*\", match-dest=(\"document\")");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        // Its sheets may change while its sources do not.
        (CACHE_CONTROL, "public, max-age=604800".to_owned()),
        (HeaderName::from_static("use-as-dictionary"), matches),
    ];
    (headers, dictionary.content.clone()).into_response()
}

/// A layer around the pages: a browser that has the dictionary is sent what a page has beyond it.
pub async fn beyond(
    State(dictionaries): State<Dictionaries>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let named = named(request.headers()).cloned();
    let language = asked(request.headers());
    let matches = request.uri().path().starts_with(PAGES);
    let mut answer = next.run(request).await;
    let kind = answer.headers().get(CONTENT_TYPE);
    if !matches || kind.is_none_or(|it| !it.as_bytes().starts_with(b"text/html")) {
        return answer;
    }
    let vary = HeaderValue::from_static("accept-encoding, available-dictionary");
    answer.headers_mut().append(VARY, vary);
    let dictionary = match named {
        Some(_) => dictionaries.get(language).await,
        None => None,
    };
    let dictionary = dictionary.filter(|it| named.is_some_and(|named| it.is(&named)));
    match dictionary {
        Some(it) => compressed(answer, |page| it.compress(page)).await,
        None => answer,
    }
}

/// The dictionary that a browser has, if it takes what is compressed against that.
fn named(asked: &HeaderMap) -> Option<&HeaderValue> {
    let named = asked.get("available-dictionary");
    let codings = asked.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = codings.split(',').any(|it| it.trim() == CODING);
    named.filter(|_| takes)
}

/// The same page compressed against a dictionary.
async fn compressed(
    page: Response<Body>,
    compress: impl FnOnce(&[u8]) -> Option<Vec<u8>>,
) -> Response<Body> {
    let (mut parts, body) = page.into_parts();
    let Ok(page) = to_bytes(body, usize::MAX).await else {
        return broken(Box::new("a page that did not end"));
    };
    let Some(rest) = compress(&page) else {
        return Response::from_parts(parts, page.into());
    };
    let coding = HeaderValue::from_static(CODING);
    parts.headers.insert(CONTENT_ENCODING, coding);
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, rest.into())
}
