//! The list of reports. What was said is behind each, and opening one is written down.

use super::calls::{OpenReport, ReportRow, Reports, load_reports};
use crate::loaded::loaded;
use crate::{
    account::{Refusal, failed},
    error_page::ErrorPage,
    play::Ago,
    table_name::table_name,
};
use leptos::{form::ActionForm, prelude::*};
use leptos_meta::Title;

/// The page at `/reports`.
#[component]
pub fn ReportsPage() -> impl IntoView {
    let reports = loaded(|| (), |()| load_reports());
    view! {
        <Title text=word!("Reports" | "Meldungen") />
        <Suspense>
            {move || Suspend::new(async move {
                match reports.await {
                    Ok(reports) => view! { <List reports /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn List(reports: Reports) -> impl IntoView {
    let open = ServerAction::<OpenReport>::new();
    let error = failed(open.value());
    let Reports { rows, now } = reports;
    let empty = rows.is_empty();
    view! {
        <section class="page narrow">
            <h1>{word!("Reports" | "Meldungen")}</h1>
            <p class="lead">
                {word!(
                    "Opening a report lets you read that one conversation up to the time of the report. This is recorded, and the participants are told at the end of the game." |
                    "Wenn du eine Meldung öffnest, liest du dieses eine Gespräch bis zum Zeitpunkt der Meldung. Das wird festgehalten, und die Beteiligten erfahren es am Ende der Partie."
                )}
            </p>
            <Refusal error />
            {empty.then(|| view! { <p class="empty">{word!("No reports." | "Keine Meldungen.")}</p> })}
            <ul class="rows card">
                {rows.into_iter().map(|row| view! { <Row row now open /> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn Row(row: ReportRow, now: i64, open: ServerAction<OpenReport>) -> impl IntoView {
    let name = table_name(&row.table_name);
    let state = match (row.resolved, row.opened) {
        (true, _) => word!("resolved" | "erledigt"),
        (false, true) => word!("opened by you" | "von dir geöffnet"),
        (false, false) => word!("new" | "neu"),
    };
    let label = say!("Open the report: {name}" | "Meldung öffnen: {name}");
    let way = if row.opened {
        let href = format!("/reports/{}", row.id);
        let read = say!("Read the report: {name}" | "Meldung lesen: {name}");
        view! { <a class="button" href=href aria-label=read>{word!("Read" | "Lesen")}</a> }
            .into_any()
    } else {
        view! {
            <ActionForm action=open attr:class="inline">
                <input type="hidden" name="report" value=row.id />
                <button class="button primary" type="submit" aria-label=label>{word!("Open" | "Öffnen")}</button>
            </ActionForm>
        }
        .into_any()
    };
    view! {
        <li class="row">
            <div>
                <strong>{name}</strong>
                " "
                <span class="tag">{state}</span>
                <p class="note"><Ago at=row.at now /></p>
            </div>
            {way}
        </li>
    }
}
