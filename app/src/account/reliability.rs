//! The measure of how far the visitor can be relied on, and what that rests on.

use crate::loaded::loaded;
use crate::{
    Error,
    lobby::{Reliability, ReliabilitySign, Saying, rule},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReliabilityRecord {
    pub level: Reliability,
    /// Ever.
    pub in_time: i32,
    pub missed: i32,
    pub abandoned: i32,
    /// Answers in time that count towards the next rise, and how many are needed.
    pub run: i32,
    pub rise: i32,
    /// Abandoned games that count towards the next fall, and how many are needed.
    pub faults: i32,
    pub fall: i32,
}

#[server(endpoint = "my_reliability")]
pub async fn my_reliability() -> Result<ReliabilityRecord, Error> {
    use crate::server::{self, Outcome};
    use platform::accounts::{self, FALL, RISE};
    let visitor = server::wholly_signed_in()?;
    let record = accounts::reliability(&server::platform(), visitor.user.id)
        .await
        .or_refuse()?;
    Ok(ReliabilityRecord {
        level: record.level,
        in_time: record.in_time,
        missed: record.missed,
        abandoned: record.abandoned,
        run: record.run,
        rise: RISE,
        faults: record.faults,
        fall: FALL,
    })
}

/// The part of the account page.
#[component]
pub fn ReliabilitySection() -> impl IntoView {
    let record = loaded(|| (), |()| my_reliability());
    view! {
        <h2 id="reliability-title">{word!("Reliability" | "Zuverlässigkeit")}</h2>
        <Suspense>
            {move || Suspend::new(async move {
                match record.await {
                    Ok(record) => view! { <ReliabilityCard record /> }.into_any(),
                    Err(error) => view! { <p class="refusal" role="alert">{error.to_string()}</p> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn ReliabilityCard(record: ReliabilityRecord) -> impl IntoView {
    let ReliabilityRecord {
        in_time,
        missed,
        abandoned,
        run,
        rise,
        faults,
        fall,
        level,
    } = record;
    view! {
        <div class="card conduct">
            <p class="lead"><ReliabilitySign level say=Saying::Words /></p>
            <dl class="facts">
                <dt>{word!("Answers on time" | "Rechtzeitige Antworten")}</dt>
                <dd>{in_time}</dd>
                <dt>{word!("Answered by the clock" | "Von der Uhr beantwortet")}</dt>
                <dd>{missed}</dd>
                <dt>{word!("Games abandoned" | "Verlassene Partien")}</dt>
                <dd>{abandoned}</dd>
                <dt>{word!("In a row toward the next level" | "In Folge bis zur nächsten Stufe")}</dt>
                <dd>{say!("{run} of {rise}" | "{run} von {rise}")}</dd>
                <dt>{word!("Toward a lower level" | "Bis zu einer tieferen Stufe")}</dt>
                <dd>{say!("{faults} of {fall}" | "{faults} von {fall}")}</dd>
            </dl>
            <p class="note">{rule()}</p>
        </div>
    }
}
