//! A chapter of the data on its own page.

use super::{
    Chapter, Topic,
    contents::SearchForm,
    entry::{AbilityEntry, AttachmentEntry, CardEntry, NcuEntry},
    keyword::keyword_text,
    modes::{MODES, anchor},
    read::read_battle_rules,
    tokens::token_text,
    topic_page::TopicPage,
    unit::UnitEntry,
};
use crate::{
    error_page::{ErrorPage, NotFound},
    games::battlefield::{PARTS, army as names, wording},
    language::language,
    lazy::{Drawn, LazyPart},
    loaded::loaded,
    reactive::memo,
    sheets::{self, Sheet},
};
use battlefield::{
    Battlefield,
    data::{ATTACKERS_CARDS, Card, DEFENDERS_CARDS, Data, PieceKind},
    effect::{Token, Zone},
    terrain::{Footprint, Keyword},
};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_params_map;
use tabletop::Game;

part! { miniatures, load_chapter, fn chapter(slug: Memo<String>) {
    move || match slug.with(|it| Chapter::from_slug(it)) {
        Some(chapter) => view! { <Whole chapter /> }.into_any(),
        None => NotFound().into_any(),
    }
}}

/// The page at `/help/:chapter`.
#[component]
pub fn ChapterPage() -> impl IntoView {
    sheets::at_once(Sheet::Armies);
    let params = use_params_map();
    let slug = memo(move |_| params.read().get("chapter").unwrap_or_default());
    let ruled = memo(move |_| slug.with(|it| Topic::from_slug(it)).is_some());
    let language = language();
    let text = loaded(
        move || (slug.get(), language),
        |(slug, language)| async move {
            let topic = Topic::from_slug(&slug)?;
            Some((
                topic.slug().to_owned(),
                read_battle_rules(slug, language).await,
            ))
        },
    );
    let when = Signal::stored(false);
    move || {
        if !ruled.get() {
            return view! {
                <LazyPart when drawn=Drawn::InSight module=PARTS load=load_chapter view=move || chapter(slug) />
            }
            .into_any();
        }
        view! {
            <Suspense>
                {move || Suspend::new(async move {
                    let (slug, text) = text.await?;
                    let topic = Topic::from_slug(&slug)?;
                    Some(match text {
                        Ok(sections) => view! { <TopicPage topic sections /> }.into_any(),
                        Err(error) => view! { <ErrorPage error /> }.into_any(),
                    })
                })}
            </Suspense>
        }
        .into_any()
    }
}

#[component]
fn Whole(chapter: Chapter) -> impl IntoView {
    let all = Chapter::data();
    let index = all.iter().position(|it| *it == chapter).unwrap_or_default();
    let before = index.checked_sub(1).map(|it| all[it]);
    let after = all.get(index + 1).copied();
    view! {
        <Title text=chapter.title() />
        <div class="page help">
            <p class="help-back">
                <a href=format!("/help?game={}", Battlefield::KIND)>{word!("All chapters" | "Alle Kapitel")}</a>
            </p>
            <h1>{chapter.title()}</h1>
            <div class="entries">{entries(chapter)}</div>
            <nav class="help-turn" aria-label=word!("Previous and next chapter" | "Voriges und nächstes Kapitel")>
                {before.map(|it| view! { <a rel="prev" href=it.address()>"← " {it.title()}</a> })}
                {after.map(|it| view! { <a rel="next" href=it.address()>{it.title()} " →"</a> })}
            </nav>
            <SearchForm question=String::new() />
        </div>
    }
}

fn entries(chapter: Chapter) -> AnyView {
    let data = Data::of_this_build();
    match chapter {
        // They are on pages of another kind.
        Chapter::Rules(_) => ().into_any(),
        Chapter::Units(faction) => {
            let own = data.units.iter().filter(|it| it.faction == faction.id);
            own.map(|unit| view! { <UnitEntry unit /> })
                .collect_view()
                .into_any()
        }
        Chapter::Attachments => {
            let all = data
                .attachments
                .iter()
                .filter(|it| !names::is_made_up(&it.id));
            let all = all.map(|attachment| view! { <AttachmentEntry attachment /> });
            all.collect_view().into_any()
        }
        Chapter::Ncus => {
            let all = data.ncus.iter().filter(|it| !names::is_made_up(&it.id));
            all.map(|ncu| view! { <NcuEntry ncu /> })
                .collect_view()
                .into_any()
        }
        Chapter::Cards => cards(data),
        Chapter::Abilities => abilities(data),
        Chapter::Terrain => terrain(data),
        Chapter::Zones => zones(),
        Chapter::Modes => modes(data),
    }
}

/// Those of each faction, then those of each of its commanders.
fn cards(data: &'static Data) -> AnyView {
    let factions = data.factions.iter().filter(|it| !names::is_made_up(&it.id));
    let sets = factions.flat_map(|faction| {
        let common = data.cards_of(&faction.id, "").collect();
        let leaders = data.commanders().filter(|it| it.faction == faction.id);
        let led = leaders.map(|leader| {
            let all: Vec<&Card> = data.cards_of(&faction.id, leader.id).collect();
            let common: Vec<&Card> = data.cards_of(&faction.id, "").collect();
            let own = all.into_iter().filter(|it| !common.contains(it)).collect();
            (names::any(leader.id, data), own)
        });
        let mut sets: Vec<(String, Vec<&Card>)> = vec![(names::faction(faction), common)];
        sets.extend(led);
        sets
    });
    sets.map(|(title, cards)| titled(title, cards))
        .collect_view()
        .into_any()
}

fn titled(title: String, cards: Vec<&'static Card>) -> AnyView {
    let cards = cards.into_iter().map(|card| view! { <CardEntry card /> });
    view! {
        <h2 class="entries-title">{title}</h2>
        {cards.collect_view()}
    }
    .into_any()
}

fn abilities(data: &'static Data) -> AnyView {
    let all = data.abilities.iter();
    let all = all.filter(|it| !names::is_made_up(&it.id) && !data.objectives.contains(&it.id));
    let all = all.map(|it| view! { <AbilityEntry id=it.id.as_str() /> });
    let tokens = Token::ALL
        .iter()
        .map(|it| plain(it.word(), wording::token(*it), token_text(*it)));
    view! {
        {all.collect_view()}
        <h2 class="entries-title">{word!("Condition tokens" | "Zustandsmarker")}</h2>
        {tokens.collect_view()}
    }
    .into_any()
}

/// A name and what it means.
fn plain(id: &str, name: impl Into<String>, text: impl Into<String>) -> AnyView {
    let (name, text): (String, String) = (name.into(), text.into());
    view! {
        <article class="card unit-entry" id=id.to_owned()>
            <h2>{name}</h2>
            <p>{text}</p>
        </article>
    }
    .into_any()
}

fn terrain(data: &'static Data) -> AnyView {
    let pieces = data.pieces.iter();
    let pieces = pieces.map(|it| plain(&it.id, wording::piece(&it.id), piece(it)));
    let keywords = Keyword::ALL.iter();
    let keywords = keywords.map(|it| plain(it.word(), wording::keyword(*it), keyword_text(*it)));
    view! {
        <p class="note">
            {word!(
                "Keywords are those of the game; sizes and numbers of most pieces are made up by us."
                    | "Die Schlüsselwörter sind die des Spiels; Maße und Anzahl der meisten Stücke haben wir uns ausgedacht."
            )}
        </p>
        {pieces.collect_view()}
        <h2 class="entries-title">{word!("Keywords" | "Schlüsselwörter")}</h2>
        {keywords.collect_view()}
    }
    .into_any()
}

/// "6 × 5 inches, up to 2: Cover, Rough".
fn piece(it: &PieceKind) -> String {
    let inches = wording::number_of_inches;
    let size = match it.footprint {
        Footprint::Rectangle(base) => {
            let (width, depth) = (inches(base.width), inches(base.depth));
            say!("{width} × {depth} inches" | "{width} × {depth} Zoll")
        }
        Footprint::Circle { radius } => {
            let across = inches(2 * radius);
            say!("{across} inches across" | "{across} Zoll Durchmesser")
        }
    };
    let keywords: Vec<&str> = it.keywords.all().map(wording::keyword).collect();
    let (keywords, copies) = (keywords.join(", "), it.copies);
    say!("{size}, up to {copies}: {keywords}" | "{size}, bis zu {copies}: {keywords}")
}

fn zones() -> AnyView {
    let zones = Zone::ALL.iter();
    let zones = zones.map(|it| plain(it.word(), wording::zone(*it), wording::zone_text(*it)));
    view! {
        <p>
            {word!(
                "An NCU that activates claims a free zone and does at once what it says; the zone stays claimed until the round ends."
                    | "Eine NCU, die aktiviert wird, besetzt eine freie Zone und tut sofort, was dort steht; die Zone bleibt bis zum Ende der Runde besetzt."
            )}
        </p>
        {zones.collect_view()}
    }
    .into_any()
}

fn modes(data: &'static Data) -> AnyView {
    let modes = MODES.iter().map(|it| {
        view! {
            <article class="card unit-entry" id=anchor(it.mode)>
                <h2 lang="en">{wording::mode(it.mode)}</h2>
                <p>{it.text.here()}</p>
            </article>
        }
    });
    let objectives = data.objectives.iter();
    let objectives = objectives.map(|it| view! { <AbilityEntry id=it.as_str() /> });
    let missions = data.missions.iter().map(|it| {
        let (name, text) = names::mission(it);
        let mut told = match it.points {
            1 => say!("{text} 1 victory point." | "{text} 1 Siegpunkt."),
            n => say!("{text} {n} victory points." | "{text} {n} Siegpunkte."),
        };
        if it.repeats {
            told += word!(
                " Open, it scores as often as it happened."
                    | " Offen zählt sie so oft, wie es geschehen ist."
            );
        }
        plain(&it.id, name, told)
    });
    let siege = [
        (
            ATTACKERS_CARDS,
            word!("Siege cards of the Attacker" | "Belagerungskarten des Angreifers"),
        ),
        (
            DEFENDERS_CARDS,
            word!("Siege cards of the Defender" | "Belagerungskarten des Verteidigers"),
        ),
    ];
    let siege = siege.map(|(faction, title)| {
        let cards = data
            .cards
            .iter()
            .filter(|it| it.faction == faction)
            .collect();
        titled(title.to_owned(), cards)
    });
    view! {
        {modes.collect_view()}
        <h2 class="entries-title">{word!("Objective cards" | "Zielkarten")}</h2>
        {objectives.collect_view()}
        <h2 class="entries-title">{word!("Missions (made up by us)" | "Missionen (von uns erdacht)")}</h2>
        {missions.collect_view()}
        {siege.collect_view()}
    }
    .into_any()
}
