//! An opened report: the complaint, the conversation until then, and what came of it.

use super::calls::{Channel, Note, Opened, ReportedLine, ResolveReport, Since, Words, load_report};
use crate::loaded::loaded;
use crate::reactive::{effect, memo};
use crate::{
    account::{Refusal, failed},
    error_page::ErrorPage,
    play::Ago,
    table_name::table_name,
    unsent::KeepTyped,
};
use leptos::{form::ActionForm, html, prelude::*};
use leptos_meta::Title;
use leptos_router::hooks::use_params_map;

/// The page at `/reports/:report`.
#[component]
pub fn ReportPage() -> impl IntoView {
    let params = use_params_map();
    let id = memo(move |_| params.read().get("report").unwrap_or_default());
    let resolve = ServerAction::<ResolveReport>::new();
    let report = loaded(
        move || (id.get(), resolve.version().get()),
        |(id, _)| load_report(id),
    );
    view! {
        <Title text=word!("Report" | "Meldung") />
        <Suspense>
            {move || Suspend::new(async move {
                match report.await {
                    Ok(report) => view! { <Whole report resolve /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Whole(report: Opened, resolve: ServerAction<ResolveReport>) -> impl IntoView {
    let error = failed(resolve.value());
    let now = report.now;
    let (by, about) = (report.by, report.about);
    let complaint = say!("{by} reported {about}." | "{by} hat {about} gemeldet.");
    let empty = report.lines.is_empty();
    let note = NodeRef::<html::Textarea>::new();
    effect(move |_| {
        // What is noted is not to be sent once more.
        if let (Some(Ok(())), Some(note)) = (resolve.value().get(), note.get()) {
            note.set_value("");
        }
    });
    let table = table_name(&report.table_name);
    view! {
        <section class="page narrow">
            <p><a href="/reports">{word!("All reports" | "Alle Meldungen")}</a></p>
            <h1>{word!("Report" | "Meldung")}</h1>
            <p class="lead">{complaint} " " <span class="note"><Ago at=report.at now /></span></p>
            <p>
                {word!("Table: " | "Tisch: ")}
                {match report.table {
                    Some(path) => view! { <a href=path>{table}</a> }.into_any(),
                    None => view! {
                        {table} " " <span class="tag">{word!("no longer there" | "nicht mehr da")}</span>
                    }
                    .into_any(),
                }}
            </p>
            <TableText title=word!("Description" | "Beschreibung") text=report.description />
            <TableText title=word!("House rules" | "Hausregeln") text=report.house_rules />
            {(!report.words.is_empty()).then(|| view! { <blockquote class="report-words">{report.words}</blockquote> })}
            <h2>{place(&report.channel)}</h2>
            {empty.then(|| view! { <p class="empty">{word!("None of it was kept." | "Davon ist nichts erhalten.")}</p> })}
            <ol class="report-lines card">
                {report.lines.into_iter().map(|line| view! { <ReportedMessage line now /> }).collect_view()}
            </ol>
            <div role="status">
                {report.notes.into_iter().map(|note| view! { <Outcome note now /> }).collect_view()}
            </div>
            <ActionForm action=resolve attr:class="card form">
                <KeepTyped name="report" />
                <Refusal error />
                <input type="hidden" name="report" value=report.id />
                <div class="field">
                    <label for="report-note">{word!("Outcome" | "Ergebnis")}</label>
                    <textarea id="report-note" node_ref=note name="note" rows="3" maxlength="2000" required></textarea>
                </div>
                <button class="button primary" type="submit">{word!("Resolve" | "Erledigen")}</button>
            </ActionForm>
        </section>
    }
}

/// Tells where it was said.
fn place(channel: &Channel) -> String {
    match channel {
        Channel::Hall => word!("In the hall" | "In der Halle").to_owned(),
        Channel::Gallery => word!("Among spectators" | "Unter Zuschauern").to_owned(),
        Channel::Private(seats) => {
            let seats = seats.join(", ");
            say!("In private: {seats}" | "Vertraulich: {seats}")
        }
    }
}

#[component]
fn ReportedMessage(line: ReportedLine, now: i64) -> impl IntoView {
    let who = match line.seat {
        Some(seat) => format!("{seat} ({})", line.name),
        None => line.name,
    };
    view! {
        <li class:report-question=line.in_question>
            <strong>{who}</strong>
            " "
            <span class="note"><Ago at=line.at now /></span>
            {line.in_question.then(|| view! { " " <span class="tag">{word!("reported" | "gemeldet")}</span> })}
            <Reported text=line.text earlier=line.earlier />
            {(!line.promises.is_empty()).then(|| view! {
                <p class="note">{word!("A plan:" | "Ein Plan:")}</p>
                <ul>{line.promises.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul>
            })}
        </li>
    }
}

/// The words as they were when they were reported: what stood there before above them, and what stands
/// there now below them, where that is something else.
#[component]
fn Reported(text: Words, earlier: Vec<String>) -> impl IntoView {
    let Words { then, since } = text;
    let empty = then.is_empty();
    let once = (!earlier.is_empty()).then(|| {
        view! {
            <p class="note">{word!("Before, it said:" | "Vorher stand da:")}</p>
            {earlier.into_iter().map(|it| view! { <p class="report-earlier"><del>{it}</del></p> }).collect_view()}
            <p class="note">{word!("When it was reported:" | "Als es gemeldet wurde:")}</p>
        }
    });
    view! {
        {once}
        {(!empty).then(|| view! { <p>{then}</p> })}
        <LazyPart since />
    }
}

/// The note on what has become of words that were reported.
#[component]
fn LazyPart(since: Since) -> impl IntoView {
    match since {
        Since::Same => ().into_any(),
        Since::Edited(now) => view! {
            <p class="note">
                <span class="tag">{word!("edited since" | "seitdem geändert")}</span>
                " "
                {word!("Now it says:" | "Jetzt steht da:")}
            </p>
            <p class="report-later"><ins>{now}</ins></p>
        }
        .into_any(),
        Since::Gone => view! {
            <p class="note">
                <span class="tag">{word!("no longer there" | "nicht mehr da")}</span>
            </p>
        }
        .into_any(),
    }
}

/// A text that the table showed about itself, if it showed one.
#[component]
fn TableText(title: &'static str, text: Words) -> impl IntoView {
    let Words { then, since } = text;
    let silent = then.is_empty() && !matches!(since, Since::Edited(_));
    // That the whole table is gone is said above.
    let since = if since == Since::Gone {
        Since::Same
    } else {
        since
    };
    (!silent).then(|| {
        view! {
            <details class="report-table">
                <summary>{title}</summary>
                <Reported text=Words { then, since } earlier=Vec::new() />
            </details>
        }
    })
}

#[component]
fn Outcome(note: Note, now: i64) -> impl IntoView {
    let Note { by, text, at } = note;
    view! {
        <p>
            {say!("Resolved by {by}: " | "Erledigt von {by}: ")} {text} " " <span class="note"><Ago at now /></span>
        </p>
    }
}
