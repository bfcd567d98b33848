//! The parts of a battle that are loaded when they are needed: whatever a first look and an answer can do
//! without.

use super::{
    Miniatures, PARTS,
    decide::Sighted,
    ruler::RulerPanel,
    scene::Signs,
    side::{
        Armies, ByHand, Cards, Chapters, Decks, Dice, End, EndSheet, Ground, Hand, Log, Profile,
        Recap, RosterList, Shortcuts, ShownCard, TacticsBoard, Ticker, Zones,
    },
    standing::StandingOrders,
    state::BattleState,
    table::Drawer,
    wording,
};
use crate::{
    chat::PlainChat,
    games::{GamePage, Registered},
    lazy::{Drawn, LazyPart, news},
    play::{
        AboutButton, Answering, ConcedeButton, DueLine, History, HistoryBar, LookBack, TakeBackNow,
    },
    reactive::memo,
};
use battlefield::standing::is_planned;
use leptos::prelude::*;

part! { miniatures, load_looked_back, fn looked_back() {
    let caption = |page: &GamePage, seq| {
        let page = Miniatures::as_page(page)?.unpack();
        Some(wording::caption(&page, seq))
    };
    view! {
        <HistoryBar caption />
        <Chapters />
    }
}}

/// Above the table: where one is, while one looks back.
#[component]
pub fn LookedBack() -> impl IntoView {
    let history = use_context::<History>()?;
    let when = memo(move |_| history.is_looking());
    Some(view! { <LazyPart when module=PARTS load=load_looked_back view=looked_back /> })
}

part! { miniatures, load_measured, fn measured(state: BattleState) {
    view! { <RulerPanel state /> }
}}

/// The measure, in words.
#[component]
pub fn Measured(state: BattleState) -> impl IntoView {
    let when = memo(move |_| state.sight().ruler.ends().is_some());
    view! { <LazyPart when module=PARTS load=load_measured view=move || measured(state) /> }
}

part! { miniatures, load_shown, fn shown(state: BattleState, cards: Cards) {
    view! { <ShownCard state cards /> }
}}

/// Over the table: the card that an enemy has played, and for those who listen its name.
#[component]
pub fn Shown(state: BattleState, cards: Cards) -> impl IntoView {
    let when = memo(move |_| cards.front().is_some());
    let heard = move || {
        let it = cards.front()?;
        let plays = state.with_position(|position| wording::plays(position, it.seat));
        Some([&plays, " ", &wording::card(it.card).0].concat())
    };
    view! {
        <p class="unseen" role="status">{heard}</p>
        <LazyPart when module=PARTS load=load_shown view=move || shown(state, cards) />
    }
}

part! { miniatures, load_above, fn above(state: BattleState) {
    // Which one that is takes a search of the table: it is made when another question comes.
    let answer = memo(move |_| state.asked_with(wording::considerate));
    let at_zero = Signal::derive(move || match answer.get() {
        Some(answer) => say!(
            "the considerate answer is given. {answer}" | "die rücksichtsvolle Antwort wird gegeben. {answer}"
        ),
        None => {
            word!("the considerate answer is given" | "die rücksichtsvolle Antwort wird gegeben")
                .to_owned()
        }
    });
    view! {
        <DueLine at_zero />
        <Recap />
        <End state />
    }
}}

/// Above the question: the time that is left, what somebody has missed, and how the battle ended.
#[component]
pub fn Above(state: BattleState) -> impl IntoView {
    let (news, end) = (news(state.page), use_context::<EndSheet>());
    let when = Signal::derive(move || news.get() || end.is_some_and(EndSheet::covers));
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_above view=move || above(state) /> }
}

part! { miniatures, load_last, fn last(state: BattleState) {
    view! { <Ticker state /> }
}}

/// In the bar: what happened last.
#[component]
pub fn Last(state: BattleState) -> impl IntoView {
    let when = news(state.page);
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_last view=move || last(state) /> }
}

part! { miniatures, load_rosters, fn rosters(state: BattleState) {
    view! { <RosterList state /> }
}}

/// Beside the table: the units of both sides.
#[component]
pub fn Rosters(state: BattleState) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || news.get() || touched.get());
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_rosters view=move || rosters(state) /> }
}

part! { miniatures, load_by_hand, fn by_hand(state: BattleState) {
    view! { <ByHand state /> }
}}

/// Below the units during the set-up: what lies, and how several are moved by hand.
#[component]
pub fn SetUpNotes(state: BattleState) -> impl IntoView {
    let when = memo(move |_| {
        state
            .asked
            .with(|it| it.as_ref().is_some_and(|(_, it)| is_planned(it)))
    });
    view! { <LazyPart when module=PARTS load=load_by_hand view=move || by_hand(state) /> }
}

part! { miniatures, load_looked, fn looked(state: BattleState) {
    view! { <Profile state /> }
}}

/// The card of what somebody looks at.
#[component]
pub fn Looked(state: BattleState) -> impl IntoView {
    let when = memo(move |_| state.looked.get().is_some());
    view! { <LazyPart when module=PARTS load=load_looked view=move || looked(state) /> }
}

part! { miniatures, load_below, fn below(state: BattleState) {
    view! {
        <Dice state />
        <Sighted state />
    }
}}

/// Below the question: what belongs to it.
#[component]
pub fn Below(state: BattleState) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || news.get() || touched.get());
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_below view=move || below(state) /> }
}

part! { miniatures, load_taken_back, fn taken_back() {
    // Not a part in this part: a press on it would be lost until that is here as well.
    view! { {use_context::<Answering>().map(|answering| view! { <TakeBackNow answering /> })} }
}}

/// On the field, apart from the buttons of an answer that has not been given: the last one, taken back.
#[component]
pub fn TakenBack(state: BattleState) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || news.get() || touched.get());
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_taken_back view=taken_back /> }
}

part! { miniatures, load_own_cards, fn own_cards(state: BattleState) {
    view! {
        <Hand state />
        <Zones state />
    }
}}

/// At the foot: the own cards, and the zones of the tactics board.
#[component]
pub fn OwnCards(state: BattleState) -> impl IntoView {
    let when = news(state.page);
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_own_cards view=move || own_cards(state) /> }
}

part! { miniatures, load_drawn, fn drawn(state: BattleState, drawer: Drawer, on: Memo<bool>) {
    match drawer {
        Drawer::Armies => view! { <Armies state /> }.into_any(),
        Drawer::Board => view! {
            <TacticsBoard state />
            <Decks state />
            <Ground state />
        }
        .into_any(),
        Drawer::Chronicle => view! { <Log state /> }.into_any(),
        Drawer::Orders => view! { <StandingOrders state /> }.into_any(),
        Drawer::Chat => view! { <PlainChat class="battle-chat" on /> }.into_any(),
        Drawer::Help => view! {
            <p><a class="button" href="/help?game=battlefield" target="_blank">{word!("The rules" | "Die Regeln")}</a></p>
            <details class="battle-section" open=true>
                <summary>{word!("Signs and marks" | "Zeichen und Marken")}</summary>
                <Signs />
            </details>
            <Shortcuts />
        }
        .into_any(),
    }
}}

/// The content of a drawer.
#[component]
pub fn InDrawer(state: BattleState, drawer: Drawer, on: Memo<bool>) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || on.get() || news.get() || touched.get());
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_drawn view=move || drawn(state, drawer, on) /> }
}

part! { miniatures, load_ways, fn ways() {
    view! { <LookBack icon=true /> " " <AboutButton /> " " <ConcedeButton /> }
}}

/// At the end of the rail: the way back, and what there is to know about the table.
#[component]
pub fn TableWays(state: BattleState) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || news.get() || touched.get());
    view! { <LazyPart when drawn=Drawn::InSight module=PARTS load=load_ways view=ways /> }
}
