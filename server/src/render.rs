//! A page is rendered on one thread, from its first line to its last. Where several threads work on
//! one page, what leptos waits for may be there between its look and its wait, and the page never
//! ends (leptos issues 4673 and 4851): one of 20 to 1,000 pages did not, the more resources it had.
//!
#![doc = include_str!("render.md")]

use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{Response, StatusCode},
    middleware::Next,
    response::IntoResponse,
};
use std::{any::Any, panic::resume_unwind};
use tokio_util::task::{AbortOnDropHandle, LocalPoolHandle};
use tracing::Instrument;

/// The path of server functions; they render nothing.
const FUNCTIONS: &str = "/api/";

/// The threads that render.
#[derive(Clone)]
pub struct Renderers(LocalPoolHandle);

impl Renderers {
    pub fn new() -> Self {
        Self(LocalPoolHandle::new(crate::threads()))
    }
}

/// A layer around whatever renders. A page whose reader has gone is given up.
pub async fn on_one_thread(
    State(renderers): State<Renderers>,
    request: Request,
    next: Next,
) -> Response<Body> {
    if request.uri().path().starts_with(FUNCTIONS) {
        return next.run(request).await;
    }
    let span = tracing::Span::current();
    let page = move || whole(next, request).instrument(span);
    match AbortOnDropHandle::new(renderers.0.spawn_pinned(page)).await {
        Ok(page) => page,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            Err(error) => broken(Box::new(error)),
        },
    }
}

/// The page and all that it sends: what is streamed behind it is rendered, too.
async fn whole(next: Next, request: Request) -> Response<Body> {
    let (parts, body) = next.run(request).await.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(body) => Response::from_parts(parts, body.into()),
        Err(error) => broken(Box::new(error)),
    }
}

/// A page that broke. What the panic said may be secret and goes nowhere.
pub fn broken(_: Box<dyn Any + Send>) -> Response<Body> {
    // Nobody knows any more which language was asked for.
    let page = "Something went wrong on our side. Please go back and try again.\n\
                Bei uns ist etwas schiefgegangen. Bitte geh zurück und versuche es noch einmal.";
    (StatusCode::INTERNAL_SERVER_ERROR, page).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{Router, middleware::from_fn_with_state, routing::get};
    use std::{
        sync::Arc,
        thread::{ThreadId, current},
        time::Duration,
    };
    use tokio::{
        sync::Notify,
        task::{spawn, yield_now},
        time::timeout,
    };
    use tower::ServiceExt;

    fn asked(path: &str) -> Request {
        Request::get(path).body(Body::empty()).unwrap()
    }

    fn around(router: Router) -> Router {
        router.layer(from_fn_with_state(Renderers::new(), on_one_thread))
    }

    /// The threads on which what a page begins goes on after each wait.
    async fn threads_of_a_page() -> Vec<ThreadId> {
        let parts = (0..8).map(|_| {
            spawn(async {
                let mut threads = Vec::new();
                for _ in 0..20 {
                    yield_now().await;
                    threads.push(current().id());
                }
                threads
            })
        });
        let mut threads = vec![current().id()];
        for part in parts.collect::<Vec<_>>() {
            threads.extend(part.await.unwrap());
        }
        threads
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn what_a_page_begins_stays_on_its_thread() {
        let page = get(async || {
            let mut threads = threads_of_a_page().await;
            threads.dedup();
            threads.len().to_string()
        });
        let router = around(Router::new().route("/page", page));
        for _ in 0..20 {
            let answer = router.clone().oneshot(asked("/page")).await.unwrap();
            let threads = to_bytes(answer.into_body(), 100).await.unwrap();
            assert_eq!(threads, "1");
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn a_server_function_stays_where_it_was_called() {
        let here = current().id();
        let function = get(async move || (current().id() == here).to_string());
        let router = around(Router::new().route("/api/act", function));
        let answer = router.oneshot(asked("/api/act")).await.unwrap();
        assert_eq!(to_bytes(answer.into_body(), 100).await.unwrap(), "true");
    }

    #[tokio::test]
    #[should_panic(expected = "a page broke")]
    async fn a_page_that_breaks_breaks_for_whoever_asked() {
        async fn breaks() {
            panic!("a page broke");
        }
        let router = around(Router::new().route("/page", get(breaks)));
        let _ = router.oneshot(asked("/page")).await;
    }

    #[tokio::test]
    async fn a_page_is_given_up_when_its_reader_has_gone() {
        struct Gone(Arc<Notify>);
        impl Drop for Gone {
            fn drop(&mut self) {
                self.0.notify_one();
            }
        }
        let (begun, given_up) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let page = {
            let (begun, given_up) = (begun.clone(), given_up.clone());
            get(async move || {
                let _gone = Gone(given_up);
                begun.notify_one();
                std::future::pending::<()>().await;
            })
        };
        let router = around(Router::new().route("/page", page));
        let reader = spawn(router.oneshot(asked("/page")));
        begun.notified().await;
        reader.abort();
        let given_up = timeout(Duration::from_secs(10), given_up.notified()).await;
        assert!(given_up.is_ok(), "it goes on for nobody");
    }
}
