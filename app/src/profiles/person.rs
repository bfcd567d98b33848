//! What everybody may know of somebody with an account. It tells nothing of games that run, nor of
//! those where masks never fall.

use super::{
    link::address,
    rating::RatingLine,
    record::{Record, RecordTable},
};
use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{
    Error,
    account::{Favor, Star, Unfavor},
    error_page::ErrorPage,
    games,
    lobby::{Reliability, ReliabilitySign, Saying},
    play::left,
};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::{components::Redirect, hooks::use_params_map, location::Url};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    /// Whether it is the visitor.
    pub me: bool,
    /// The day on which the account was opened.
    pub since: String,
    pub level: Reliability,
    pub finished: u32,
    /// How many of these on seats that they took over.
    pub joined: u32,
    /// Games that they began and left.
    pub left: u32,
    /// How long their answers were waited for at tables over days, in milliseconds on average.
    pub answer: Option<i64>,
    pub records: Vec<Record>,
    /// Whether the visitor has marked them; nothing where they could not.
    pub favorite: Option<bool>,
}

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
    let (answers, spent) = profile.answers;
    Ok(Person {
        me,
        favorite,
        name: profile.name,
        since: crate::notices::dated(&profiles::day(profile.created_at)),
        level: profile.level,
        finished: profile.finished,
        joined: profile.joined,
        left: profile.left,
        answer: (answers > 0).then(|| spent / i64::from(answers)),
        records: profile.records.into_iter().map(Record::from).collect(),
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
    let Person {
        name,
        me,
        since,
        level,
        finished,
        joined,
        left: forsaken,
        answer,
        records,
        favorite,
    } = person;
    let named = name.clone();
    let games = format!("/archive?player={}", Url::escape(&name));
    let nothing = finished == 0 && forsaken == 0;
    let finished = match joined {
        0 => finished.to_string(),
        _ => say!(
            "{finished}, of which {joined} in a seat taken over"
                | "{finished}, davon auf einem übernommenen Platz: {joined}"
        ),
    };
    let answer = match answer {
        Some(mean) => left(mean),
        None => word!("nothing known yet" | "noch nichts bekannt").to_owned(),
    };
    view! {
        <Title text=name.clone() />
        <section class="page narrow profile">
            <h1>{name}</h1>
            {me.then(|| view! {
                <p class="lead">
                    {word!("This is what everyone sees." | "So sehen dich alle.")}
                    " "
                    <a href="/account">{word!("Your account" | "Dein Konto")}</a>
                </p>
            })}
            {favorite.map(|favorite| view! { <Star name=named favorite favor unfavor /> })}
            <div class="card profile-facts">
                <p><ReliabilitySign level say=Saying::Words /></p>
                <dl class="facts">
                    <dt>{word!("Games finished" | "Zu Ende gespielte Partien")}</dt>
                    <dd>{finished}</dd>
                    {(forsaken > 0).then(|| view! {
                        <dt>{word!("Games abandoned" | "Verlassene Partien")}</dt>
                        <dd>{forsaken}</dd>
                    })}
                    <dt>{word!("Average time to answer (games over several days)" | "Antwortzeit im Schnitt (Partien über mehrere Tage)")}</dt>
                    <dd>{answer}</dd>
                    <dt>{word!("Member since" | "Dabei seit")}</dt>
                    <dd>{since}</dd>
                </dl>
            </div>
            {nothing.then(|| view! {
                <p class="empty">
                    {word!(
                        "No finished games with others yet."
                            | "Noch keine beendete Partie mit anderen."
                    )}
                </p>
            })}
            {records.into_iter().map(|record| view! { <RecordCard record /> }).collect_view()}
            <p class="actions">
                <a class="button" href=games>{word!("Finished games" | "Beendete Partien")}</a>
                <a class="button" href="/people">{word!("Leaderboard" | "Rangliste")}</a>
            </p>
            <p class="note">
                {word!(
                    "Games against the computer alone don't count, nor do games that are always anonymous or still running. An abandoned game counts as last place, unless nobody won it."
                        | "Partien allein gegen den Computer zählen nicht, ebenso wenig immer anonyme oder noch laufende. Eine verlassene Partie zählt als letzter Rang, außer wenn niemand sie gewonnen hat."
                )}
            </p>
        </section>
    }
}

#[component]
fn RecordCard(record: Record) -> impl IntoView {
    let Record {
        kind,
        roles,
        sizes,
        rating,
    } = record;
    let by_role = games::by_role(&kind);
    let game = games::distinct_name(&kind).map(|it| [": ", it].concat());
    let by_size = (
        word!("By number of players" | "Nach Spielerzahl"),
        word!("Players" | "Spieler"),
    );
    view! {
        <h2>{word!("Rating" | "Wertung")} {game}</h2>
        <RatingLine rating />
        <h2>{word!("Record" | "Bilanz")}</h2>
        <div class="records">
            <RecordTable kind=kind.clone() by=by_role rows=roles />
            <RecordTable kind by=by_size rows=sizes />
        </div>
    }
}
