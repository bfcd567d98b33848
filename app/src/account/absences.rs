//! The part of the account page about not being there: the night, and vacations.

use super::{Refusal, failed};
use crate::loaded::loaded;
use crate::{Error, notices::ZoneField, unsent::KeepTyped};
use leptos::{form::ActionForm, prelude::*};
use serde::{Deserialize, Serialize};

/// The visitor's absences, as they have told them. Clock times are `HH:MM`, or empty; days are `2026-12-24`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbsencesPage {
    /// Empty until they say.
    pub zone: String,
    pub from: String,
    pub until: String,
    pub vacations: Vec<VacationRow>,
    /// Days that are left of this year's budget, and how many it has.
    pub left: i32,
    pub budget: i32,
    pub today: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VacationRow {
    pub id: i64,
    pub first: String,
    pub last: String,
}

#[server(endpoint = "my_absences")]
pub async fn my_absences() -> Result<AbsencesPage, Error> {
    use crate::server::{self, Outcome};
    use platform::accounts;
    let visitor = server::with_whole_account()?;
    let absences = accounts::absences(&server::platform(), visitor.user.id)
        .await
        .or_refuse()?;
    let clock = |it: platform::TimeOfDay| format!("{:02}:{:02}", it.0 / 60, it.0 % 60);
    let (from, until) = absences.sleep.unzip();
    let vacation = |it: accounts::Vacation| VacationRow {
        id: it.id,
        first: it.dates.0,
        last: it.dates.1,
    };
    Ok(AbsencesPage {
        zone: if absences.chosen {
            absences.zone
        } else {
            String::new()
        },
        from: from.map(clock).unwrap_or_default(),
        until: until.map(clock).unwrap_or_default(),
        vacations: absences.vacations.into_iter().map(vacation).collect(),
        left: absences.left,
        budget: accounts::BUDGET,
        today: absences.today,
    })
}

/// Remembers when the visitor sleeps; two empty times are no night.
#[server(endpoint = "keep_night")]
pub async fn keep_night(zone: String, from: String, until: String) -> Result<(), Error> {
    use crate::{
        notices::minute,
        server::{self, Outcome},
    };
    use platform::TimeOfDay;
    let visitor = server::with_whole_account()?;
    let night = (TimeOfDay(minute(&from)), TimeOfDay(minute(&until)));
    let night = (!(from.is_empty() && until.is_empty())).then_some(night);
    platform::accounts::keep_night(&server::platform(), &visitor, zone.trim(), night)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#absences");
    Ok(())
}

#[server(endpoint = "go_on_vacation")]
pub async fn go_on_vacation(start: String, days: i32) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::go_on_vacation(&server::platform(), &visitor, &start, days)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#absences");
    Ok(())
}

#[server(endpoint = "come_back")]
pub async fn come_back(vacation: i64) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let visitor = server::with_whole_account()?;
    platform::accounts::come_back(&server::platform(), &visitor, vacation)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/account#absences");
    Ok(())
}

/// The actions that can be done here.
#[derive(Clone, Copy)]
pub struct Doing {
    night: ServerAction<KeepNight>,
    go: ServerAction<GoOnVacation>,
    back: ServerAction<ComeBack>,
}

impl Doing {
    pub fn new() -> Self {
        Self {
            night: ServerAction::new(),
            go: ServerAction::new(),
            back: ServerAction::new(),
        }
    }
}

#[component]
pub fn Absences(doing: Doing) -> impl IntoView {
    let version = move || {
        (
            doing.night.version().get(),
            doing.go.version().get(),
            doing.back.version().get(),
        )
    };
    let absences = loaded(version, |_| my_absences());
    view! {
        <section aria-labelledby="absences-title">
            <h2 id="absences-title">{word!("Away times" | "Abwesenheit")}</h2>
            <p class="note">
                {word!(
                    "In games over several days, deadlines wait until your sleeping hours and your vacation are over." |
                    "Bei Partien über mehrere Tage warten Fristen, bis deine Nachtruhe und dein Urlaub vorbei sind."
                )}
                " "
                {word!(
                    "People at your tables see when your vacation ends, except at anonymous tables."
                        | "Wer mit dir an einem Tisch sitzt, sieht, wann dein Urlaub endet, außer an anonymen Tischen."
                )}
            </p>
            <p class="note">
                {word!(
                    "This affects deadlines only. To set quiet hours for emails, see "
                        | "Das betrifft nur Fristen. Ruhezeiten für E-Mails stellst du hier ein: "
                )}
                <a href="#notices" rel="external">{word!("Notifications" | "Benachrichtigungen")}</a>
            </p>
            <Suspense>
                {move || Suspend::new(async move {
                    match absences.await {
                        Ok(page) => view! { <Forms page doing /> }.into_any(),
                        Err(error) => view! { <p class="refusal" role="alert">{error.to_string()}</p> }.into_any(),
                    }
                })}
            </Suspense>
        </section>
    }
}

#[component]
fn Forms(page: AbsencesPage, doing: Doing) -> impl IntoView {
    let kept = move || matches!(doing.night.value().get(), Some(Ok(())));
    let refused = failed(doing.night.value());
    view! {
        <ActionForm action=doing.night attr:class="card form">
            <KeepTyped name="night" />
            <Refusal error=refused />
            <div class="notice-times">
                <div class="field">
                    <label for="night-from">{word!("Sleeping hours from" | "Nachtruhe von")}</label>
                    <input id="night-from" name="from" type="time" value=page.from aria-describedby="night-note" />
                </div>
                <div class="field">
                    <label for="night-until">{word!("Sleeping hours until" | "Nachtruhe bis")}</label>
                    <input id="night-until" name="until" type="time" value=page.until aria-describedby="night-note" />
                </div>
                <ZoneField id="night-zone" label=word!("Time zone" | "Zeitzone") value=page.zone />
            </div>
            <p class="note" id="night-note">
                {word!(
                    "At most 12 hours. Leave both empty if you don't want any. Deadlines that are already running move with it." |
                    "Höchstens 12 Stunden. Lass beide Zeiten leer, wenn du keine Nachtruhe willst. Fristen, die schon laufen, verschieben sich mit."
                )}
            </p>
            <div class="saving">
                <button class="button" type="submit">{word!("Save sleeping hours" | "Nachtruhe speichern")}</button>
                <span role="status">{move || kept().then(|| word!("Saved." | "Gespeichert."))}</span>
            </div>
        </ActionForm>
        <Vacations rows=page.vacations today=page.today.clone() doing />
        <Leaving left=page.left budget=page.budget today=page.today doing />
    }
}

#[component]
fn Vacations(rows: Vec<VacationRow>, today: String, doing: Doing) -> impl IntoView {
    if rows.is_empty() {
        return ().into_any();
    }
    let row = |it: VacationRow| {
        let began = it.first <= today;
        let days = say!(
            "{first} to {last}" | "{first} bis {last}",
            first = it.first,
            last = it.last
        );
        let verb = if began {
            word!("End vacation now" | "Urlaub jetzt beenden")
        } else {
            word!("Cancel vacation" | "Urlaub absagen")
        };
        let label = [verb, ": ", &days].concat();
        view! {
            <li class="row">
                <div>
                    <strong>{days}</strong>
                    {began.then(|| view! { <span class="tag">{word!("now" | "jetzt")}</span> })}
                </div>
                <ActionForm action=doing.back attr:class="inline">
                    <input type="hidden" name="vacation" value=it.id />
                    <button class="button quiet" type="submit" aria-label=label>{verb}</button>
                </ActionForm>
            </li>
        }
    };
    view! {
        <ul class="rows card" aria-label=word!("Your vacations" | "Deine Urlaube")>
            {rows.into_iter().map(row).collect_view()}
        </ul>
    }
    .into_any()
}

/// The form that begins a vacation.
#[component]
fn Leaving(left: i32, budget: i32, today: String, doing: Doing) -> impl IntoView {
    let refused = Signal::derive(move || {
        let back = doing.back.value().get().and_then(Result::err);
        back.or_else(|| doing.go.value().get().and_then(Result::err))
    });
    view! {
        <ActionForm action=doing.go attr:class="card form">
            <KeepTyped name="vacation" />
            <Refusal error=refused />
            <div class="notice-times">
                <div class="field">
                    <label for="vacation-start">{word!("First day of vacation" | "Erster Urlaubstag")}</label>
                    <input id="vacation-start" name="start" type="date" required min=today.clone() value=today />
                </div>
                <div class="field">
                    <label for="vacation-days">{word!("Days" | "Tage")}</label>
                    <input id="vacation-days" name="days" type="number" inputmode="numeric" required min="1" max=budget aria-describedby="vacation-note" />
                </div>
            </div>
            <p class="note" id="vacation-note">
                {say!("Days left this year: {left} of {budget}." | "Dieses Jahr noch übrig: {left} von {budget} Tagen.")}
            </p>
            <button class="button" type="submit">{word!("Add vacation" | "Urlaub eintragen")}</button>
        </ActionForm>
    }
}
