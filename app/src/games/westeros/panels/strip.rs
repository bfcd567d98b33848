//! The strip of houses beside the map: in turn order, with castles, power, and who is ready.

use super::token::house_class;
use crate::games::westeros::{
    map::{HouseCrest, HouseSeal},
    page::{SharedPage, WesterosPage},
    wording,
};
use crate::play::SeatClock;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, Phase, View};

/// The castles and strongholds that win the game.
const WINNING: u8 = 7;

/// Every house in play, in the order in which they act; each leads to what else is known of it. `then` is the
/// moment that the map plays, in the place of the present.
#[component]
pub fn HouseStrip(
    page: Signal<SharedPage>,
    then: RwSignal<Option<View>>,
    on_pick: Callback<House>,
) -> impl IntoView {
    let order = |it: &View| it.tracks.iron_throne.iter().collect::<Vec<House>>();
    let houses = memo(move |_| {
        let past = then.with(|it| it.as_ref().map(order));
        past.unwrap_or_else(|| page.with(|it| order(&it.view)))
    });
    view! {
        <aside class="strip" aria-label=word!("The houses in turn order" | "Die Häuser in Zugreihenfolge")>
            <ol>
                <For each=move || houses.get() key=|house| *house let:house>
                    <Entry page then house on_pick />
                </For>
            </ol>
        </aside>
    }
}

/// The facts about a house in the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    player: String,
    castles: u8,
    power: u8,
    supply: u8,
    seat: u8,
    mine: bool,
    doing: Doing,
}

/// The part of a house in the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doing {
    Nothing,
    /// The game waits for it.
    Thinking,
    /// Its secret is submitted, and it waits for the others.
    Sealed,
}

impl Doing {
    const fn class(self) -> &'static str {
        match self {
            Self::Nothing => "strip-seal",
            Self::Thinking => "strip-seal thinking",
            Self::Sealed => "strip-seal sealed",
        }
    }

    fn words(self, phase: Phase) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Sealed => word!("ready" | "fertig"),
            Self::Thinking if phase == Phase::Planning => word!("placing orders" | "legt Befehle"),
            Self::Thinking => word!("deciding" | "entscheidet"),
        }
    }
}

/// "Stark, Ann"; in a lesson nobody has a name.
fn who(house: House, player: &str) -> String {
    let house = wording::house_name(house);
    if player.is_empty() {
        house.to_owned()
    } else {
        [house, ", ", player].concat()
    }
}

fn row(page: &WesterosPage, then: Option<&View>, house: House) -> Option<Row> {
    let known = then.unwrap_or(&page.view).house(house)?;
    let doing = if then.is_some() {
        Doing::Nothing
    } else if !page.over && page.waiting.contains(&known.seat) {
        Doing::Thinking
    } else if known.ready && !page.over {
        Doing::Sealed
    } else {
        Doing::Nothing
    };
    Some(Row {
        player: wording::player_name(page.player(house)),
        castles: known.victory,
        power: known.power,
        supply: known.supply,
        seat: known.seat.0,
        mine: page.view.me == Some(house),
        doing,
    })
}

#[component]
fn Entry(
    page: Signal<SharedPage>,
    then: RwSignal<Option<View>>,
    house: House,
    on_pick: Callback<House>,
) -> impl IntoView {
    let row = memo(move |_| then.with(|then| page.with(|it| row(it, then.as_ref(), house))));
    let phase = memo(move |_| page.with(|it| it.view.phase));
    let mine = memo(move |_| row.with(|it| it.as_ref().is_some_and(|it| it.mine)));
    let doing = memo(move |_| row.with(|it| it.as_ref().map_or(Doing::Nothing, |it| it.doing)));
    let number = move |what: fn(&Row) -> u8| {
        Signal::derive(move || row.with(|it| it.as_ref().map_or(0, what)))
    };
    let (castles, power, supply) = (
        number(|it| it.castles),
        number(|it| it.power),
        number(|it| it.supply),
    );
    let player = memo(move |_| {
        if mine.get() {
            word!("You" | "Du").to_owned()
        } else {
            row.with(|it| it.as_ref().map(|it| it.player.clone()).unwrap_or_default())
        }
    });
    let pips = (1..=WINNING)
        .map(|at| view! { <span class:on=move || at <= castles.get()></span> })
        .collect_view();
    let label = move || {
        let mut words = say!(
            "{who}: castles {castles} of 7, power {power}, supply {supply}"
                | "{who}: Burgen {castles} von 7, Macht {power}, Vorrat {supply}",
            who = who(house, &player.get()),
            castles = castles.get(),
            power = power.get(),
            supply = supply.get()
        );
        let doing = doing.get().words(phase.get());
        if !doing.is_empty() {
            words.push_str("; ");
            words.push_str(doing);
        }
        words
    };
    // A house keeps its seat; only who sits there changes.
    let seat = row.with_untracked(|it| it.as_ref().map(|it| it.seat));
    view! {
        <li class=["strip-row ", house_class(house)].concat() class:mine=mine>
            <button type="button" aria-label=label title=label on:click=move |_| on_pick.run(house)>
                <svg class="strip-crest" viewBox="-20 -21 40 46" aria-hidden="true">
                    <HouseCrest house />
                </svg>
                <span class="strip-words">
                    <strong>{wording::house_name(house)}</strong>
                    " "
                    <span class="strip-player">{player}</span>
                    <span class="strip-numbers">
                        <span class="strip-pips">{pips}</span>
                        // Drawn by the sheet: as text, the button's label would have to begin with them.
                        <span class="strip-castles" data-count=castles></span>
                        <span class="strip-power" data-count=power></span>
                    </span>
                </span>
                <span class=move || doing.get().class()>
                    <svg viewBox="-21 -21 42 42" aria-hidden="true">
                        <Show
                            when=move || doing.get() == Doing::Sealed
                            fallback=|| view! { <circle class="strip-ring" r="17"></circle> }
                        >
                            <HouseSeal house />
                        </Show>
                    </svg>
                </span>
            </button>
            {seat.map(|seat| view! { <SeatClock seat /> })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::who;
    use westeros::House;

    #[test]
    fn a_house_without_a_player_has_no_comma() {
        assert_eq!(who(House::Stark, "Ann"), "Stark, Ann");
        assert_eq!(who(House::Stark, ""), "Stark");
    }
}
