//! Requests that their browser has given up on: whatever they were doing, the next one is served.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use platform::tables::Look;

use crate::databases::everywhere;

/// Looks enough to stop at every place at which one waits, often.
const LOOKS: usize = 200;
/// More places than a look has before it reads.
const PLACES: usize = 10;

/// Goes on with this so often and then drops it, as a process does that dies; says whether it was
/// done by then.
pub async fn cut_short(polls: usize, future: impl Future) -> bool {
    let mut future = pin!(future);
    let mut left = polls;
    poll_fn(|cx| {
        if left == 0 {
            return Poll::Ready(false);
        }
        left -= 1;
        future.as_mut().poll(cx).map(|_| true)
    })
    .await
}

#[tokio::test]
async fn nobody_meets_a_transaction_that_somebody_else_has_left_open() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        for look in 0..LOOKS {
            cut_short(look % PLACES, ann.looks(table, Look::default())).await;
            ann.page(table).await;
        }
    })
    .await;
}
