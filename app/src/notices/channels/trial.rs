//! The outcome of a test notice: the page asks again until it knows.

use super::TryWay;
use crate::notices::{health::ChannelRow, read::my_notices};
use crate::reactive::effect;
use leptos::{prelude::*, task::spawn_local};
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    OnItsWay,
    Arrived,
    Failed,
    /// Nobody knows yet, and the page does not ask any more.
    Late,
}

impl Outcome {
    pub fn words(self) -> &'static str {
        match self {
            Self::OnItsWay => {
                word!("A test is on its way …" | "Ein Test ist unterwegs …")
            }
            Self::Arrived => {
                word!("The test has arrived." | "Der Test ist angekommen.")
            }
            Self::Failed => word!(
                "The test did not arrive. See below for the reason."
                    | "Der Test ist nicht angekommen. Warum, steht unten."
            ),
            Self::Late => word!(
                "The test is still on its way. Reload the page later to see if it arrived."
                    | "Der Test ist noch unterwegs. Lade die Seite später neu, um zu sehen, ob er angekommen ist."
            ),
        }
    }
}

/// So often the page asks, and so long it waits in between.
const TRIES: u8 = 20;
const WAIT: Duration = Duration::from_secs(3);

/// Follows every test notice. `shown` are the rows, and the server's clock when they were read.
pub fn follow(
    attempt: ServerAction<TryWay>,
    shown: RwSignal<(Vec<ChannelRow>, i64)>,
) -> Signal<Option<Outcome>> {
    let outcome = RwSignal::new(None);
    effect(move |drawn: Option<()>| {
        let sent = matches!(attempt.value().get(), Some(Ok(())));
        // What was tried before these rows were drawn is told by them.
        if drawn.is_some() && sent {
            outcome.set(Some(Outcome::OnItsWay));
            let before = shown.with_untracked(|it| it.0.clone());
            look(before, shown, outcome, TRIES);
        }
    });
    outcome.into()
}

fn look(
    before: Vec<ChannelRow>,
    shown: RwSignal<(Vec<ChannelRow>, i64)>,
    outcome: RwSignal<Option<Outcome>>,
    tries: u8,
) {
    let again = move || {
        spawn_local(async move {
            let read = my_notices().await.ok();
            let found = read.as_ref().and_then(|it| compare(&before, &it.channels));
            if let Some(page) = read.filter(|_| found.is_some()) {
                shown.try_set((page.channels, page.now));
            }
            match found {
                Some(found) => drop(outcome.try_set(Some(found))),
                None if tries == 0 => drop(outcome.try_set(Some(Outcome::Late))),
                // Nobody looks at a page that is gone.
                None if shown.is_disposed() => {}
                None => look(before, shown, outcome, tries - 1),
            }
        });
    };
    set_timeout(again, WAIT);
}

/// Returns what has come of it, once one of the channels differs.
fn compare(before: &[ChannelRow], after: &[ChannelRow]) -> Option<Outcome> {
    after.iter().find_map(|now| {
        let same = |it: &&ChannelRow| it.channel == now.channel && it.target == now.target;
        let was = before.iter().find(same)?;
        if now.failures != was.failures {
            return Some(Outcome::Failed);
        }
        (now.last_sent != was.last_sent).then_some(Outcome::Arrived)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notices::health::FailureRow;
    use model::DeliveryError;

    fn mail() -> ChannelRow {
        ChannelRow {
            channel: "mail".into(),
            target: None,
            label: "ann@tarth.example".into(),
            broken: false,
            last_sent: None,
            waiting: 0,
            failures: Vec::new(),
        }
    }

    #[test]
    fn a_notice_has_arrived_or_failed_when_its_way_says_so() {
        let before = [mail()];
        let waiting = ChannelRow {
            waiting: 1,
            ..mail()
        };
        assert_eq!(compare(&before, &[waiting]), None, "still on its way");
        let arrived = ChannelRow {
            last_sent: Some(5),
            ..mail()
        };
        assert_eq!(compare(&before, &[arrived]), Some(Outcome::Arrived));
        let failure = FailureRow {
            at: 5,
            category: "trial".into(),
            why: DeliveryError::Unreachable,
            again: true,
        };
        let failed = ChannelRow {
            failures: vec![failure],
            ..mail()
        };
        assert_eq!(compare(&before, &[failed]), Some(Outcome::Failed));
    }
}
