//! The page of what everybody may know of somebody with an account. It tells nothing of games that run, nor of those
//! where masks never fall.

mod data;
mod last;
mod parts;

use super::{link::address, record::RecordTable};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{
    Error,
    account::{Favor, Star, Unfavor},
    arms::ArmsMark,
    error_page::ErrorPage,
    games,
    lobby::{ReliabilitySign, Saying},
    play::left,
    visitor::use_visitor,
};
use data::Person;
use last::LastGame;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::{components::Redirect, hooks::use_params_map, location::Url};
use parts::{Achievements, Figure, Ladder, RecordBars};

/// So many of the last games are shown.
#[cfg(feature = "ssr")]
const LAST: u64 = 4;

#[server(endpoint = "person")]
pub async fn load_person(name: String) -> Result<Person, Error> {
    use crate::server::{self, Outcome};
    use platform::profiles;
    let platform = server::platform();
    let found = profiles::profile(&platform, &name).await.or_refuse()?;
    let Some(profile) = found else {
        return Err(server::with_status(Error::NotFound));
    };
    let visitor = server::visitor();
    let me = visitor
        .as_ref()
        .is_some_and(|it| it.user.name == profile.name);
    let marks = visitor.filter(|it| !me && !it.user.guest && !it.brief);
    let favorite = match marks {
        Some(visitor) => {
            let favorites = platform::accounts::favorites(&platform, visitor.user.id);
            Some(favorites.await.or_refuse()?.contains(&profile.name))
        }
        None => None,
    };
    let viewer = server::visitor().map(|it| it.user.id);
    let last = profiles::games_of(&platform, viewer, &profile.name, LAST)
        .await
        .or_refuse()?;
    let (answers, spent) = profile.answers;
    Ok(Person {
        me,
        favorite,
        arms: profile.arms,
        solo: data::ladder(&profile.solo),
        achievements: profile
            .achievements
            .into_iter()
            .map(data::AchievementRow::from)
            .collect(),
        last: last.into_iter().map(super::found::Found::from).collect(),
        name: profile.name,
        since: crate::notices::dated(&profiles::day(profile.created_at)),
        level: profile.level,
        finished: profile.finished,
        joined: profile.joined,
        left: profile.left,
        answer: (answers > 0).then(|| spent / i64::from(answers)),
        records: profile
            .records
            .into_iter()
            .map(super::record::Record::from)
            .collect(),
    })
}

/// The page at `/people/…`.
#[component]
pub fn PersonPage() -> impl IntoView {
    let params = use_params_map();
    let name = memo(move |_| params.with(|it| it.get("name").unwrap_or_default()));
    let favor = ServerAction::<Favor>::new();
    let unfavor = ServerAction::<Unfavor>::new();
    let marked = move || (favor.version().get(), unfavor.version().get());
    let person = loaded(
        move || (name.get(), marked()),
        |(name, _)| load_person(name),
    );
    view! {
        <Suspense>
            {move || {
                let called = name.get().to_lowercase();
                Suspend::new(async move {
                    match person.await {
                        // Links to a former name lead on.
                        Ok(it) if it.name.to_lowercase() != called => {
                            view! { <Redirect path=address(&it.name) /> }.into_any()
                        }
                        Ok(person) => view! { <PersonCard person favor unfavor /> }.into_any(),
                        Err(error) => view! { <ErrorPage error /> }.into_any(),
                    }
                })
            }}
        </Suspense>
    }
}

#[component]
fn PersonCard(
    person: Person,
    favor: ServerAction<Favor>,
    unfavor: ServerAction<Unfavor>,
) -> impl IntoView {
    let name = person.name.clone();
    let all = format!("/archive?player={}", Url::escape(&name));
    let nothing = person.finished == 0 && person.left == 0;
    let records = person.records.clone();
    let records = records
        .into_iter()
        .map(|record| view! { <RecordBars record /> });
    let (solo, achievements) = (person.solo.clone(), person.achievements.clone());
    let last = person.last.clone().into_iter().map(|game| {
        let person = name.clone();
        view! { <li><LastGame game person /></li> }
    });
    let last = last.collect_view();
    view! {
        <Title text=name.clone() />
        <article class="profile">
            <Band person=person.clone() favor unfavor />
            <div class="page">
                <Figures person=person.clone() />
                <div class="profile-grid">
                    <div>
                        {nothing.then(|| view! {
                            <p class="empty">
                                {word!(
                                    "No finished games with others yet."
                                        | "Noch keine beendete Partie mit anderen."
                                )}
                            </p>
                        })}
                        {records.collect_view()}
                    </div>
                    <div class="card profile-card">
                        <Ladder rows=solo />
                        <Achievements rows=achievements />
                    </div>
                </div>
                <section class="table-list" aria-labelledby="last-games">
                    <div class="list-head">
                        <h2 id="last-games">{word!("Last games" | "Letzte Partien")}</h2>
                        <span class="actions">
                            <a class="quiet-link" href=all>{word!("All finished games" | "Alle beendeten Partien")}</a>
                            <a class="quiet-link" href="/people">{word!("Leaderboard" | "Rangliste")}</a>
                        </span>
                    </div>
                    {person.last.is_empty().then(|| view! {
                        <p class="empty">
                            {word!(
                                "No finished game to show. Canceled ones, games by invitation and seats given away aren't listed here."
                                    | "Noch keine beendete Partie. Abgebrochene und private Partien und abgegebene Plätze stehen hier nicht."
                            )}
                        </p>
                    })}
                    <ul class="cards">{last}</ul>
                </section>
                <AllFigures person />
            </div>
        </article>
    }
}

/// The head of the page: the person, and what one can do there.
#[component]
fn Band(
    person: Person,
    favor: ServerAction<Favor>,
    unfavor: ServerAction<Unfavor>,
) -> impl IntoView {
    let backdrop = games::backdrop(games::kinds()[0]);
    let visitor = use_visitor();
    let account = move || visitor.with(|it| it.as_ref().is_some_and(|it| !it.guest));
    let answer = person.answer.map(|mean| {
        let time = left(mean);
        say!(" · usually answers within {time}" | " · antwortet meist binnen {time}")
    });
    let since = person.since;
    let since = say!(" · since {since}" | " · dabei seit {since}");
    let with = format!("/lobby/new?with={}", Url::escape(&person.name));
    let named = person.name.clone();
    let (me, favorite) = (person.me, person.favorite);
    view! {
        <div class="band">
            {backdrop.map(|src| view! { <img src=src alt="" width="1440" height="236" decoding="async" /> })}
            <div class="band-words">
                <ArmsMark arms=person.arms />
                <div class="band-who">
                    <h1>{person.name}</h1>
                    <p class="profile-facts"><ReliabilitySign level=person.level say=Saying::Words /> {answer} {since}</p>
                    {me.then(|| view! {
                        <p>
                            {word!("This is what everyone sees." | "So sehen dich alle.")}
                            " "
                            <a href="/account">{word!("Your account" | "Dein Konto")}</a>
                        </p>
                    })}
                    {favorite.map(|favorite| view! { <Star name=named favorite favor unfavor /> })}
                </div>
                <p class="actions">
                    {me.then(|| view! {
                        <a class="button ghost" href="/account#arms">{word!("Change your arms" | "Wappen ändern")}</a>
                    })}
                    <Show when=move || !me && account()>
                        <a class="button primary" href=with.clone()>{word!("Invite to a table" | "An einen Tisch einladen")}</a>
                    </Show>
                </p>
            </div>
        </div>
    }
}

/// The four numbers that say most.
#[component]
fn Figures(person: Person) -> impl IntoView {
    let rows = || person.records.iter().flat_map(|it| &it.roles);
    let wins: u32 = rows().map(|it| it.wins).sum();
    let mean = super::record::mean(
        rows().map(|it| it.placed).sum(),
        rows().map(|it| it.places).sum(),
    );
    let rated = person.records.iter().rev();
    let rated = rated.filter_map(|it| Some((&*it.kind, it.rating?)));
    let rating = rated.max_by_key(|(_, rating)| rating.games);
    let several = person.records.len() > 1;
    let game = rating
        .filter(|_| several)
        .map(|(kind, _)| games::short_name(kind));
    let none = || "–".to_owned();
    let games = if person.finished == 1 {
        word!("game" | "Partie")
    } else {
        word!("games" | "Partien")
    };
    view! {
        <div class="profile-figures">
            <Figure number=person.finished.to_string() words=games />
            <Figure number=wins.to_string() words=word!("won" | "gewonnen") />
            <Figure number=mean.unwrap_or_else(none) words=word!("average place" | "Rang im Schnitt") />
            <Figure
                number=rating.map_or_else(none, |(_, it)| it.points.to_string())
                words=word!("rating" | "Wertung")
                game
            />
        </div>
    }
}

/// Everything that is counted, for those who want it exactly.
#[component]
fn AllFigures(person: Person) -> impl IntoView {
    let (finished, joined) = (person.finished, person.joined);
    let finished = match joined {
        0 => finished.to_string(),
        _ => say!(
            "{finished}, of which {joined} in a seat taken over"
                | "{finished}, davon auf einem übernommenen Platz: {joined}"
        ),
    };
    let answer = match person.answer {
        Some(mean) => left(mean),
        None => word!("nothing known yet" | "noch nichts bekannt").to_owned(),
    };
    let by_size = (
        word!("By number of players" | "Nach Spielerzahl"),
        word!("Players" | "Spieler"),
    );
    let tables = person.records.into_iter().map(|it| {
        let by_role = games::by_role(&it.kind);
        view! {
            <RecordTable kind=it.kind.clone() by=by_role rows=it.roles />
            <RecordTable kind=it.kind by=by_size rows=it.sizes />
        }
    });
    view! {
        <details class="card all-figures">
            <summary>{word!("All figures" | "Alle Zahlen")}</summary>
            <dl class="facts">
                <dt>{word!("Games finished" | "Zu Ende gespielte Partien")}</dt>
                <dd>{finished}</dd>
                <dt>{word!("Games abandoned" | "Verlassene Partien")}</dt>
                <dd>{person.left}</dd>
                <dt>{word!("Average time to answer (games over several days)" | "Antwortzeit im Schnitt (Partien über mehrere Tage)")}</dt>
                <dd>{answer}</dd>
            </dl>
            <div class="records">{tables.collect_view()}</div>
            <p class="note">
                {word!(
                    "Games against the computer alone are counted apart. Games that are always anonymous or still running don't count. An abandoned game counts as last place, unless nobody won it."
                        | "Partien allein gegen den Computer werden getrennt gezählt. Immer anonyme und noch laufende zählen nicht. Eine verlassene Partie zählt als letzter Rang, außer wenn niemand sie gewonnen hat."
                )}
            </p>
        </details>
    }
}
