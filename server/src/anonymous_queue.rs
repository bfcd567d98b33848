//! The turns of those who have no account: they wait for others without one, and for nobody else: however many look at
//! pages at once, there is a reader of the database and a thread for people with an account.

use crate::{
    config::{Config, Proxy},
    limits::{Address, Caller, Kind},
    quota::{Permit, Quota},
};
use app::{Error, Reason, server::refusal};
use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::{Response, StatusCode},
    middleware::Next,
};
use platform::accounts::Visitor;
use std::{pin::pin, sync::Arc, time::Duration};
use tokio::{sync::Semaphore, time::timeout};

/// The number of requests without an account are worked on at once; the database has four readers.
const AT_ONCE: usize = 3;
/// An answer that takes longer goes on without a turn: a few that hang stop nobody else.
const LONGEST: Duration = Duration::from_secs(5);
/// The number of requests that may be waiting or worked on, in all and of one address. The last of them has its answer
/// after some seconds.
const WAITING: usize = 2048;
const WAITING_BY_ADDRESS: usize = 512;

#[derive(Clone)]
pub struct AnonymousQueue(Arc<Inner>);

struct Inner {
    proxy: Proxy,
    waiting: Quota<Address>,
    at_once: Semaphore,
    longest: Duration,
}

impl AnonymousQueue {
    pub fn new(config: &Config) -> Self {
        let waiting = Quota::new(WAITING, Some(WAITING_BY_ADDRESS));
        Self::bounded(config.proxy(), waiting, (AT_ONCE, LONGEST))
    }

    fn bounded(
        proxy: Proxy,
        waiting: Quota<Address>,
        (at_once, longest): (usize, Duration),
    ) -> Self {
        let at_once = Semaphore::new(at_once);
        Self(Arc::new(Inner {
            proxy,
            waiting,
            at_once,
            longest,
        }))
    }

    /// A place among those who wait, for whoever has to; an error where there is none.
    fn place(&self, request: &Request) -> Result<Option<Permit<Address>>, Error> {
        let path = request.extensions().get::<MatchedPath>();
        if let Kind::File | Kind::Living | Kind::Probing =
            Kind::of(path.map_or("", MatchedPath::as_str))
        {
            return Ok(None);
        }
        let address = Address::of(request, self.0.proxy);
        match Caller::of(request.extensions().get::<Visitor>(), address) {
            Caller::Account(_) => Ok(None),
            // A guest is made by one request.
            Caller::Guest(_) | Caller::Address(_) => {
                let place = self.0.waiting.take(address);
                place.map(Some).ok_or(Error::Refused(Reason::Busy))
            }
        }
    }
}

/// A layer around whatever works on requests that have arrived; what is sent then takes no turn.
pub async fn wait(
    State(turns): State<AnonymousQueue>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let _place = match turns.place(&request) {
        Ok(Some(place)) => place,
        Ok(None) => return next.run(request).await,
        Err(busy) => {
            let mut refused = refusal(&busy, &request);
            // Nothing is wrong here: the log stays quiet, however often they come.
            *refused.status_mut() = StatusCode::TOO_MANY_REQUESTS;
            return refused;
        }
    };
    let turn = turns.0.at_once.acquire().await;
    let mut answer = pin!(next.run(request));
    if let Ok(answer) = timeout(turns.0.longest, &mut answer).await {
        return answer;
    }
    drop(turn);
    answer.await
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{
        Router,
        middleware::from_fn_with_state,
        routing::{any, get},
    };
    use platform::{
        SessionId, UserId,
        accounts::{Arms, User},
    };
    use tokio::sync::Notify;
    use tower::ServiceExt;

    /// A site whose `/slow` says that somebody works at it, and goes on when it is told to.
    struct Work {
        router: Router,
        begun: Arc<Notify>,
        go_on: Arc<Notify>,
    }

    impl Work {
        fn new(waiting: usize) -> Self {
            Self::of(waiting, LONGEST)
        }

        fn of(waiting: usize, longest: Duration) -> Self {
            let (begun, go_on) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
            let (here, there) = (begun.clone(), go_on.clone());
            let slow = move || async move {
                here.notify_one();
                there.notified().await;
            };
            let waiting = Quota::new(waiting, Some(waiting));
            let turns = AnonymousQueue::bounded(Proxy::None, waiting, (1, longest));
            let router = Router::new()
                .route("/slow", get(slow))
                .route("/quick", get(async || ()))
                .route("/healthz", any(async || ()))
                .layer(from_fn_with_state(turns, wait));
            Self {
                router,
                begun,
                go_on,
            }
        }

        async fn ask(&self, path: &str, visitor: Option<Visitor>) -> StatusCode {
            let mut request = Request::get(path).body(Body::empty()).unwrap();
            if let Some(visitor) = visitor {
                request.extensions_mut().insert(visitor);
            }
            self.router.clone().oneshot(request).await.unwrap().status()
        }
    }

    fn visitor(guest: bool) -> Visitor {
        let user = User {
            id: UserId(1),
            name: "Ann".into(),
            guest,
            arms: Arms::default(),
        };
        Visitor {
            user,
            session: SessionId(1),
            brief: false,
        }
    }

    #[tokio::test]
    async fn who_has_an_account_waits_for_nobody_without_one() {
        let work = Work::new(10);
        let slow = work.ask("/slow", None);
        let others = async {
            work.begun.notified().await;
            assert_eq!(
                work.ask("/quick", Some(visitor(false))).await,
                StatusCode::OK
            );
            assert_eq!(work.ask("/healthz", None).await, StatusCode::OK);
            let mut stranger = Box::pin(work.ask("/quick", None));
            let mut guest = Box::pin(work.ask("/quick", Some(visitor(true))));
            assert!(futures::poll!(&mut stranger).is_pending());
            assert!(futures::poll!(&mut guest).is_pending());
            work.go_on.notify_one();
            assert_eq!(stranger.await, StatusCode::OK);
            assert_eq!(guest.await, StatusCode::OK);
        };
        let (slow, ()) = tokio::join!(slow, others);
        assert_eq!(slow, StatusCode::OK);
    }

    #[tokio::test]
    async fn what_hangs_gives_its_turn_away() {
        let work = Work::of(10, Duration::from_millis(50));
        let slow = work.ask("/slow", None);
        let others = async {
            work.begun.notified().await;
            assert_eq!(work.ask("/quick", None).await, StatusCode::OK);
            work.go_on.notify_one();
        };
        let (slow, ()) = tokio::join!(slow, others);
        assert_eq!(slow, StatusCode::OK);
    }

    #[tokio::test]
    async fn more_than_can_wait_are_told_so() {
        let work = Work::new(1);
        let slow = work.ask("/slow", None);
        let others = async {
            work.begun.notified().await;
            let refused = work.ask("/quick", None).await;
            assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS);
            work.go_on.notify_one();
        };
        tokio::join!(slow, others);
        assert_eq!(work.ask("/quick", None).await, StatusCode::OK);
    }
}
