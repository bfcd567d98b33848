//! The parts of a battle that are loaded when they are needed: whatever a first look and an answer can do
//! without.

use super::{
    LATER, Miniatures,
    decide::Sighted,
    ruler::RulerPanel,
    side::{
        Armies, Chapters, Dice, End, Ground, Hand, Log, Profile, Recap, Shortcuts, TacticsBoard,
    },
    standing::StandingOrders,
    state::BattleState,
    wording,
};
use crate::{
    chat::PlainChat,
    games::{GamePage, Registered},
    later::{Drawn, Later, news},
    play::{
        AboutButton, Answering, ConcedeButton, DueLine, History, HistoryBar, LookBack, TakeBackNow,
    },
    reactive::memo,
};
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
    Some(view! { <Later when module=LATER load=load_looked_back view=looked_back /> })
}

part! { miniatures, load_measured, fn measured(state: BattleState) {
    view! { <RulerPanel state /> }
}}

/// What is measured.
#[component]
pub fn Measured(state: BattleState) -> impl IntoView {
    let when = memo(move |_| state.sight().ruler.ends().is_some());
    view! { <Later when module=LATER load=load_measured view=move || measured(state) /> }
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
    let when = news(state.page);
    view! { <Later when drawn=Drawn::InSight module=LATER load=load_above view=move || above(state) /> }
}

part! { miniatures, load_below, fn below(state: BattleState) {
    view! {
        <Dice state />
        <Sighted state />
        <div class="actions">
            // Not a part in this part: a press on it would be lost until that is here as well.
            {use_context::<Answering>().map(|answering| view! { <TakeBackNow answering /> })}
            " " <LookBack /> " " <AboutButton />
            <ConcedeButton />
        </div>
        <Profile state />
        <Hand state />
        <TacticsBoard state />
        <Ground state />
        <Armies state />
        <StandingOrders state />
        <Log state />
        <Shortcuts />
        <PlainChat class="battle-chat" />
    }
}}

/// Below the question: what there is to read and to say.
#[component]
pub fn Below(state: BattleState) -> impl IntoView {
    let (news, touched) = (news(state.page), state.touched());
    let when = Signal::derive(move || news.get() || touched.get());
    view! { <Later when drawn=Drawn::InSight module=LATER load=load_below view=move || below(state) /> }
}
