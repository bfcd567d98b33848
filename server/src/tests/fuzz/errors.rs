//! The errors that this thread writes into the log.

use std::sync::{Arc, Mutex};
use tracing::{Event, Level, Subscriber, subscriber::DefaultGuard};
use tracing_subscriber::{
    Layer,
    layer::{Context, SubscriberExt},
};

#[derive(Clone, Default)]
pub struct Errors(Arc<Mutex<Vec<String>>>);

impl Errors {
    /// Listens for as long as the guard lives.
    pub fn listen() -> (Self, DefaultGuard) {
        let errors = Self::default();
        let all = tracing_subscriber::registry().with(errors.clone());
        (errors, tracing::subscriber::set_default(all))
    }

    /// The errors since this was asked last.
    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

impl<S: Subscriber> Layer<S> for Errors {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == Level::ERROR {
            self.0.lock().unwrap().push(format!("{event:?}"));
        }
    }
}
