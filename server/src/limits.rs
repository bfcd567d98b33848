//! How often one caller may ask for what. Nothing is asked of this server past these limits:
//! [`limited`] lies around every route, and what [`routes`] does not name counts as reading.
//!
//! A limit is a number of requests at once (`burst`) and the time after which one more is allowed
//! (`period`). The figures are such that no honest use meets them: a class of thirty that opens
//! the same page behind one address, a browser that restores twenty tabs, a slider that is drawn
//! through a whole game. The operator can raise or lower the bursts; the end-to-end tests, where
//! many browsers share one address, do.

mod caller;
mod limiter;
mod refusal;
mod routes;
mod time;

pub use caller::{Address, Caller, Grouped, Proxy, SITE};
pub use time::Time;

use crate::config::Config;
use app::server::Network;
use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::Response,
    middleware::Next,
};
use limiter::Limiter;
use platform::accounts::Visitor;
use routes::Kind;
use std::{sync::Arc, time::Duration};

/// Ten times what a caller may read: files, probes and everything else together, by address.
const OVERALL: u32 = 10;

/// Fifty times what a caller may change at once, over the day.
const DAILY: u32 = 50;

/// The limits of one server; clones share everything.
#[derive(Clone)]
pub struct Limits(Arc<Inner>);

struct Inner {
    proxy: Proxy,
    /// Whatever it is, of all at one address who have no account: a guest is made by one request,
    /// so many guests of one address are no way around its limits.
    overall: Limiter<Address>,
    /// Those who are new here, of one address: rows that nobody takes away for weeks.
    newcomers: Limiter<Address>,
    /// Getting in.
    entering: Limiter<Address>,
    arranging: Limiter<Caller>,
    answering: Limiter<Caller>,
    changing: Limiter<Caller>,
    speaking: Limiter<Caller>,
    /// What changes something or is said, over the day.
    lasting: Limiter<Caller>,
    looking_back: Limiter<Caller>,
    exporting: Limiter<Caller>,
    probing: Limiter<Address>,
    reading: Limiter<Caller>,
}

impl Limits {
    pub fn new(config: &Config, time: &Time) -> Self {
        let (enter, answer, read) = (config.sign_in_burst, config.answer_burst, config.read_burst);
        Self(Arc::new(Inner {
            proxy: config.proxy(),
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
            // Reads all games of a person.
            exporting: Limiter::new(3, Duration::from_mins(1), time),
            // Monitors ask once a second at most, and each answer asks the database.
            probing: Limiter::new(read.div_ceil(OVERALL), Duration::from_secs(1), time),
            // A page, its stream and what it asks for are about ten: sixty pages at once.
            reading: Limiter::new(read, Duration::from_millis(200), time),
        }))
    }

    /// The seconds that this request has to wait, unless it may go on.
    fn check(&self, kind: Kind, request: &Request) -> Result<(), u64> {
        let it = &*self.0;
        let address = Address::of(request, it.proxy);
        let visitor = request.extensions().get::<Visitor>();
        let caller = Caller::of(visitor, address);
        if !matches!(caller, Caller::Account(_)) {
            it.overall.check(address)?;
        }
        match kind {
            Kind::File => Ok(()),
            Kind::SigningUp => {
                it.entering.check(address)?;
                it.newcomers.check(address)
            }
            Kind::Trying => {
                it.entering.check(address)?;
                // Who has a session already is no guest more.
                visitor.map_or_else(|| it.newcomers.check(address), |_| Ok(()))
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
            Kind::Exporting => it.exporting.check(caller),
            Kind::Probing => it.probing.check(address),
            Kind::Reading => it.reading.check(caller),
        }
    }
}

/// A layer around every route, inside of the one that knows the visitor.
pub async fn limited(State(limits): State<Limits>, request: Request, next: Next) -> Response<Body> {
    let path = request.extensions().get::<MatchedPath>();
    let kind = Kind::of(path.map_or("", MatchedPath::as_str));
    pass(&limits, kind, (request, next)).await
}

/// The same around the files of the client.
pub async fn limited_files(
    State(limits): State<Limits>,
    request: Request,
    next: Next,
) -> Response<Body> {
    pass(&limits, Kind::File, (request, next)).await
}

async fn pass(limits: &Limits, kind: Kind, (mut request, next): (Request, Next)) -> Response<Body> {
    match limits.check(kind, &request) {
        Ok(()) => {
            let from = Address::of(&request, limits.0.proxy).network();
            request.extensions_mut().insert(Network(from));
            next.run(request).await
        }
        Err(seconds) => refusal::refuse(seconds, &request),
    }
}
