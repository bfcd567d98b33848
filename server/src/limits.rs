//! The number of requests that one caller may make of each kind. Nothing is asked of this server past these limits:
//! [`limited`] lies around every route, each server function is named in [`routes`], and a route of another sort that
//! is not counts as reading; outside of it [`known_or_limited`] refuses a flood before the database is asked whose
//! session it is.
//!
//! A limit is a number of requests at once (`burst`) and the time after which one more is allowed
//! (`period`). The figures are such that no honest use meets them: a class of thirty that opens
//! the same page behind one address, a browser that restores twenty tabs, a slider that is drawn
//! through a whole game. The operator can raise or lower the bursts; the end-to-end tests, where
//! many browsers share one address, do.
//!
#![doc = include_str!("limits.md")]

mod caller;
mod known;
mod limiter;
mod refusal;
mod routes;
mod time;

pub use caller::{Address, Caller, Grouped, SITE};
pub use routes::Kind;
pub use time::Time;

use crate::config::{Config, Proxy};
use app::server::{Cookies, Network, session_token};
use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::Response,
    middleware::Next,
};
use known::KnownSessions;
use limiter::Limiter;
use platform::accounts::Visitor;
use std::{sync::Arc, time::Duration};

/// Ten times what a caller may read: probes and everything else together; as much again for files.
const OVERALL: u32 = 10;

/// The twentieth part of what a caller may read: pictures.
const PICTURES: u32 = 20;

/// Fifty times what a caller may change at once, over the day.
const DAILY: u32 = 50;

/// The limits of one server; clones share everything.
#[derive(Clone)]
pub struct Limits(Arc<Inner>);

struct Inner {
    proxy: Proxy,
    cookies: Cookies,
    known: KnownSessions,
    /// Having a session looked up that was not found before: the database is asked.
    looking_up: Limiter<Address>,
    /// The limit for everything but files, of an account, or of all at one address who have none: a guest is made by
    /// one request, so many guests of one address are no way around its limits.
    overall: Limiter<Caller>,
    /// Files that were built, apart: whoever floods everything else from an address takes them from
    /// nobody there.
    files: Limiter<Caller>,
    /// Those who are new here, of one address: rows that nobody takes away for weeks.
    newcomers: Limiter<Address>,
    /// Getting in.
    entering: Limiter<Address>,
    arranging: Limiter<Caller>,
    answering: Limiter<Caller>,
    changing: Limiter<Caller>,
    speaking: Limiter<Caller>,
    /// The limit for what changes something or is said, over the day.
    lasting: Limiter<Caller>,
    looking_back: Limiter<Caller>,
    picturing: Limiter<Caller>,
    exporting: Limiter<Caller>,
    telling: Limiter<Caller>,
    probing: Limiter<Address>,
    reading: Limiter<Caller>,
}

impl Limits {
    pub fn new(config: &Config, time: &Time) -> Self {
        let (enter, answer, read) = (config.sign_in_burst, config.answer_burst, config.read_burst);
        Self(Arc::new(Inner {
            proxy: config.proxy(),
            cookies: config.cookies(),
            known: KnownSessions::default(),
            // Each browser once, after a restart of this server or a change of its session.
            looking_up: Limiter::new(read, Duration::from_millis(200), time),
            files: Limiter::new(
                read.saturating_mul(OVERALL),
                Duration::from_millis(10),
                time,
            ),
            // A hundred browsers that fetch a page for the first time, with its files, at once.
            overall: Limiter::new(
                read.saturating_mul(OVERALL),
                Duration::from_millis(10),
                time,
            ),
            // A school of three hundred tries it out in one lesson; then one in five minutes.
            newcomers: Limiter::new(config.newcomer_burst, Duration::from_mins(5), time),
            // Two classes sign in in the same minute; then ten a minute. Each costs a hash.
            entering: Limiter::new(enter, Duration::from_secs(6), time),
            // Tables, addresses and targets: what people make a few times a day.
            arranging: Limiter::new(enter, Duration::from_secs(6), time),
            // Faster than anybody clicks through a mustering.
            answering: Limiter::new(answer, Duration::from_millis(200), time),
            changing: Limiter::new(answer, Duration::from_millis(200), time),
            // As fast as somebody types who is heated.
            speaking: Limiter::new(answer, Duration::from_secs(1), time),
            // Each leaves a row or a line behind: no evening, however heated, comes to two thousand.
            lasting: Limiter::new(answer.saturating_mul(DAILY), Duration::from_secs(30), time),
            // A slider asks as fast as it is drawn, for as long as that takes; a moment costs the
            // rules up to 32 answers.
            looking_back: Limiter::new(read.div_ceil(2), Duration::from_millis(50), time),
            // Chats fetch the picture of a link once; each may be printed anew.
            picturing: Limiter::new(read.div_ceil(PICTURES), Duration::from_secs(1), time),
            // Reads all games of a person.
            exporting: Limiter::new(3, Duration::from_mins(1), time),
            // A page tells once; each may be a line of the log.
            telling: Limiter::new(3, Duration::from_mins(1), time),
            // Monitors ask once a second at most, and each answer asks the database.
            probing: Limiter::new(read.div_ceil(OVERALL), Duration::from_secs(1), time),
            // A page, its stream and what it asks for are about ten: sixty pages at once.
            reading: Limiter::new(read, Duration::from_millis(200), time),
        }))
    }

    fn address(&self, request: &Request) -> Address {
        Address::of(request, self.0.proxy)
    }

    fn token(&self, request: &Request) -> Option<String> {
        session_token(request.headers(), self.0.cookies)
    }

    /// The seconds that this request has to wait, unless it may go on.
    fn check(&self, kind: Kind, (caller, address): (Caller, Address)) -> Result<(), u64> {
        let it = &*self.0;
        let together = caller.with_neighbours(address);
        if kind == Kind::File {
            return it.files.check(together);
        }
        it.overall.check(together)?;
        match kind {
            Kind::File | Kind::Living => Ok(()),
            Kind::SigningUp => {
                it.entering.check(address)?;
                it.newcomers.check(address)
            }
            Kind::Trying => {
                it.entering.check(address)?;
                match caller {
                    Caller::Address(address) => it.newcomers.check(address),
                    // Who has a session already is no guest more.
                    Caller::Account(_) | Caller::Guest(_) => Ok(()),
                }
            }
            Kind::Entering => it.entering.check(address),
            Kind::Arranging => it.arranging.check(caller),
            Kind::Answering => it.answering.check(caller),
            Kind::Changing => it
                .changing
                .check(caller)
                .and_then(|()| it.lasting.check(caller)),
            Kind::Speaking => it
                .speaking
                .check(caller)
                .and_then(|()| it.lasting.check(caller)),
            Kind::LookingBack => it.looking_back.check(caller),
            Kind::Picturing => it.picturing.check(caller),
            Kind::Exporting => it.exporting.check(caller),
            Kind::Telling => it.telling.check(caller),
            Kind::Probing => it.probing.check(address),
            Kind::Reading => it.reading.check(caller),
        }
    }
}

/// Says that a request has been counted, and as whose.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Counted(Caller);

/// A layer outside of the one that knows the visitor: who comes with a session that was found of late
/// is counted at once, and who comes with another one is counted, by address, for having it looked
/// up.
pub async fn known_or_limited(
    State(limits): State<Limits>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let mut request = request;
    let Some(token) = limits.token(&request) else {
        return next.run(request).await;
    };
    let address = limits.address(&request);
    let checked = match limits.0.known.get(&token) {
        Some(caller) => {
            request.extensions_mut().insert(Counted(caller));
            limits.check(kind(&request), (caller, address))
        }
        None => limits.0.looking_up.check(address),
    };
    pass(checked, (request, next)).await
}

/// A layer around every route, inside of the one that knows the visitor.
pub async fn limited(State(limits): State<Limits>, request: Request, next: Next) -> Response<Body> {
    let mut request = request;
    let address = limits.address(&request);
    let visitor = request.extensions().get::<Visitor>();
    let caller = Caller::of(visitor, address);
    if let Some(token) = limits.token(&request) {
        let known = visitor.is_some().then_some(caller);
        limits.0.known.keep(&token, known);
    }
    // Or nobody knew whose session it is, or it has ended since.
    let counted = request.extensions().get() == Some(&Counted(caller));
    let checked = if counted {
        Ok(())
    } else {
        limits.check(kind(&request), (caller, address))
    };
    request.extensions_mut().insert(Network(address.network()));
    pass(checked, (request, next)).await
}

/// A layer around the files of the client, for which nobody is looked up.
pub async fn limited_files(
    State(limits): State<Limits>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let address = limits.address(&request);
    let token = limits.token(&request);
    let known = token.and_then(|it| limits.0.known.get(&it));
    let caller = known.unwrap_or(Caller::Address(address));
    let checked = limits.check(Kind::File, (caller, address));
    pass(checked, (request, next)).await
}

fn kind(request: &Request) -> Kind {
    let path = request.extensions().get::<MatchedPath>();
    Kind::of(path.map_or("", MatchedPath::as_str))
}

async fn pass(checked: Result<(), u64>, (request, next): (Request, Next)) -> Response<Body> {
    match checked {
        Ok(()) => next.run(request).await,
        Err(seconds) => refusal::refuse(seconds, &request),
    }
}
