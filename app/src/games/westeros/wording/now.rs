//! The words for what is to be done now, in one line.

mod court;

use super::{
    area::{order_view, sent_army},
    ask::ask,
    count, from_area,
    hint::reason,
    house_name, in_area, into_area, list,
    order::token_name,
    ranking::victory_line,
    the_area,
    units::recruits,
};
use crate::{
    games::westeros::{
        draft::{Draft, Going, Reason, Target},
        page::WesterosPage,
    },
    play::{Motion, Outcome, Resolution},
    visitor::is_drawn,
};
use westeros::{
    Area, House, HouseCard, Musters, NeutralCall, Phase, Prompt, RavenUse, View, consolidate,
    raid as raids,
};

/// Tells what the viewer is to do now.
pub fn instruction(page: &WesterosPage, prompt: Option<&Prompt>, draft: &Draft) -> String {
    let view = &page.view;
    let Some(prompt) = prompt else {
        return idle(page);
    };
    let words = asked(page, prompt, draft);
    if draft.is_forced(view, prompt) {
        return [words, reason(Reason::OnlyAnswer)].join(" ");
    }
    words
}

fn asked(page: &WesterosPage, prompt: &Prompt, draft: &Draft) -> String {
    let view = &page.view;
    match (prompt, draft) {
        (Prompt::PlaceOrders { areas, cover, .. }, Draft::Orders(orders)) => {
            let placed = orders.areas().intersection(*areas).len() as u8;
            place_orders(areas.len() as u8, *cover, placed)
        }
        (Prompt::TakeBackOrders, _) => {
            let awaited = awaited(page);
            say!(
                "Your orders are placed. {awaited} You can take them back until then."
                    | "Deine Befehle sind gelegt. {awaited} Bis dahin kannst du sie zurücknehmen."
            )
        }
        (Prompt::UseRaven { .. }, Draft::Raven(Some(answer))) => raven(view, *answer),
        (Prompt::ResolveRaid { .. }, Draft::Raid { from, target }) => raid(view, *from, *target),
        (
            Prompt::ResolveMarch { .. },
            Draft::March {
                from: Some(from),
                going,
                ..
            },
        ) => march(*from, going),
        (
            Prompt::ConsolidatePower { .. },
            Draft::Consolidate {
                area: Some(area),
                musters,
            },
        ) => consolidate(view, *area, musters.as_ref()),
        (_, Draft::Muster { musters, .. }) if !musters.is_empty() => muster(musters),
        _ => ask(view, prompt),
    }
}

fn muster(musters: &Musters) -> String {
    let all = recruits(musters);
    say!("Muster {all}?" | "Rekrutieren: {all}?")
}

fn raven(view: &View, answer: RavenUse) -> String {
    match answer {
        RavenUse::Pass => word!(
            "Keep all orders and not use the Raven?"
                | "Alle Befehle behalten und den Raben nicht nutzen?"
        )
        .to_owned(),
        RavenUse::Look => word!(
            "Look at the top wildling card? You then choose where it goes."
                | "Die oberste Wildlingskarte ansehen? Danach bestimmst du, wohin sie kommt."
        )
        .to_owned(),
        RavenUse::Swap { area, token } => {
            let (token, place) = (token_name(token), in_area(area));
            match lying(view, area) {
                Some(old) => say!(
                    "Place {token} {place} instead of {old}?"
                        | "Befehl {place} tauschen: {token} statt {old}?"
                ),
                None => {
                    say!(
                        "Place {token} {place} instead?" | "Befehl {place} tauschen gegen {token}?"
                    )
                }
            }
        }
    }
}

fn march(from: Area, going: &Going) -> String {
    let (out, place) = (from_area(from), in_area(from));
    match going {
        Going::Open => say!("March {out}: choose a destination." | "Marsch {out}: Wähle ein Ziel."),
        Going::Nowhere => say!(
            "Use the March order {place} without effect?"
                | "Den Marschbefehl {place} ohne Wirkung verbrauchen?"
        ),
        Going::Calling(area) => {
            let there = in_area(*area);
            say!(
                "Ask for support for the march {out} against the neutral force {there}? You \
                 march afterward."
                    | "Für den Marsch {out} um Unterstützung gegen die neutrale Streitmacht \
                       {there} bitten? Du marschierst danach."
            )
        }
        // A token that is left is told of by its checkbox and beside the button.
        Going::To { moves, .. } => {
            let moves: Vec<String> = moves
                .iter()
                .map(|(to, units)| [sent_army(units), into_area(to)].join(" "))
                .collect();
            let moves = list(&moves);
            say!("March {out}: {moves}." | "Marsch {out}: {moves}.")
        }
    }
}

fn consolidate(view: &View, area: Area, musters: Option<&Musters>) -> String {
    let place = in_area(area);
    match musters {
        Some(musters) if musters.is_empty() => say!(
            "Muster {place} instead: choose units."
                | "Stattdessen {place} rekrutieren: Wähle \
                 Einheiten."
        ),
        Some(musters) => muster(musters),
        None => match consolidate::income(view, area) {
            0 => say!(
                "The order {place} gains no power. Resolve it?"
                    | "Der Befehl {place} bringt keine Machtmarker. Ausführen?"
            ),
            power => say!(
                "Consolidate power {place} and gain {power}?"
                    | "Machtzuwachs {place} für {power} Machtmarker?"
            ),
        },
    }
}

fn place_orders(areas: u8, cover: u8, placed: u8) -> String {
    match cover.saturating_sub(placed) {
        0 => word!(
            "All your orders are placed. Ready to seal?"
                | "Alle Befehle liegen. Bereit zum Versiegeln?"
        )
        .to_owned(),
        left if cover < areas => say!(
            "You don't have enough tokens: place {cover} orders in your {areas} areas, {left} \
             left."
                | "Deine Marker reichen nicht: Lege {cover} Befehle in deine {areas} Gebiete, \
                   noch {left}."
        ),
        _ => say!(
            "Place your orders: {placed} of {cover}." | "Lege deine Befehle: {placed} von {cover}."
        ),
    }
}

fn raid(view: &View, from: Option<Area>, target: Target) -> String {
    let Some(from) = from else {
        return word!("Choose one of your Raid orders." | "Wähle einen deiner Überfälle.")
            .to_owned();
    };
    let out = from_area(from);
    match target {
        Target::Open if raids::targets(view, from).is_empty() => say!(
            "There's nothing to raid {out}: raid without effect, or choose another order."
                | "Überfall {out}: Es gibt nichts zu überfallen. Wähle „Überfall ohne Wirkung“ \
                   oder einen anderen Befehl."
        ),
        Target::Open => say!(
            "Raid {out}: choose a target, or raid without effect."
                | "Überfall {out}: Wähle ein Ziel oder „Überfall ohne Wirkung“."
        ),
        Target::Nothing => {
            let place = in_area(from);
            say!(
                "Use the Raid order {place} without effect?"
                    | "Den Überfall {place} ohne Wirkung verbrauchen?"
            )
        }
        Target::Area(area) => {
            let removed = removed(view, area);
            let area = the_area(area);
            say!(
                "Raid {area} {out}, and remove {removed}?"
                    | "Überfall {out} auf {area}? Entfernt wird: {removed}."
            )
        }
    }
}

/// Names the order that a raid of an area removes.
pub fn removed(view: &View, area: Area) -> String {
    lying(view, area).unwrap_or_else(|| word!("its order" | "der Befehl dort").to_owned())
}

/// The order in an area, in words.
fn lying(view: &View, area: Area) -> Option<String> {
    let here = view.area(area);
    here.order.map(|order| order_view(order, here.units_of))
}

fn idle(page: &WesterosPage) -> String {
    if let Some(ranking) = &page.view.ranking {
        return victory_line(&page.view, ranking);
    }
    if page.over {
        return ended(page).to_owned();
    }
    let watching = if page.view.me.is_none() {
        word!("You are watching. " | "Du siehst zu. ")
    } else {
        ""
    };
    let bids = court::bids(page).map(|it| format!("{it} "));
    [
        watching,
        bids.as_deref().unwrap_or_default(),
        &awaited(page),
    ]
    .concat()
}

/// Tells how a game has ended that nobody has won.
fn ended(page: &WesterosPage) -> &'static str {
    let carried = |it: &&Resolution| it.outcome == Outcome::Carried;
    let last = page.resolved.iter().rev().find(carried);
    match last.map(|it| it.motion) {
        Some(Motion::Draw) => word!(
            "The game is over: the players agreed on a draw. Nobody won."
                | "Die Partie ist zu Ende: Alle haben sich auf ein Unentschieden geeinigt. \
                   Niemand hat gewonnen."
        ),
        Some(Motion::Cancel) => word!(
            "The game is over: the players agreed to cancel it. It doesn't count."
                | "Die Partie ist zu Ende: Alle haben dem Abbruch zugestimmt. Sie zählt nicht."
        ),
        Some(Motion::Concede(_)) => word!(
            "The game is over: one side conceded, and the other has won."
                | "Die Partie ist zu Ende: Eine Seite hat aufgegeben, die andere hat gewonnen."
        ),
        _ => word!("The game is over." | "Die Partie ist zu Ende."),
    }
}

/// "Waiting for Stark (Ann) and Tyrell (Bob) to place orders."
pub fn awaited(page: &WesterosPage) -> String {
    let (mine, others): (Vec<House>, Vec<House>) =
        page.awaited().partition(|&it| Some(it) == page.view.me);
    let mut names: Vec<String> = mine
        .iter()
        .map(|_| word!("you" | "dich").to_owned())
        .collect();
    names.extend(others.into_iter().map(|house| named(page, house)));
    let what = match page.view.phase {
        Phase::Westeros => court::awaited_for(page),
        _ => None,
    };
    let what = what.unwrap_or_else(|| awaited_for(page).to_owned());
    let whom = match names.len() {
        0 => {
            return word!("Waiting for nobody." | "Auf niemanden wird gewartet.").to_owned();
        }
        n if n > 3 => count(n as u8, "house"),
        _ => list(&names),
    };
    if names.len() == 1 && mine.is_empty() && marches(page) {
        return say!("Waiting for {whom} to march." | "{whom} marschiert.");
    }
    if let (true, Some(beaten)) = (mine.is_empty(), driven(page)) {
        let beaten = house_name(beaten);
        return say!(
            "Waiting for {whom} to choose where {beaten} retreats."
                | "{whom} wählt, wohin {beaten} flieht."
        );
    }
    say!("Waiting for {whom}{what}." | "Warten auf {whom}{what}.")
}

/// Returns true where the game waits for marches, and for nothing that one has led to.
fn marches(page: &WesterosPage) -> bool {
    let position = &page.view.position;
    position.phase == Phase::March && position.combat.is_none() && !is_called(page)
}

/// Returns the beaten house while the game waits for the victor to choose its retreat, as Robb Stark may.
fn driven(page: &WesterosPage) -> Option<House> {
    let combat = page.view.combat?;
    let winner = combat.winner?;
    let robb = combat.cards[winner] == Some(HouseCard::RobbStark);
    let waits = page.awaited().eq([combat.houses[winner]]);
    (robb && waits).then(|| combat.houses[winner.enemy()])
}

/// Tells what the game waits for, by what lies open: " to march".
fn awaited_for(page: &WesterosPage) -> &'static str {
    let view = &page.view;
    match view.position.phase {
        Phase::Westeros => word!(" to resolve the Westeros cards" | " wegen der Westeroskarten"),
        Phase::Planning => word!(" to place orders" | " beim Legen der Befehle"),
        Phase::MessengerRaven => word!(" to use the Messenger Raven" | ": Botenrabe"),
        Phase::Raid => word!(" to raid" | ": Überfall"),
        Phase::March if view.position.combat.is_some() => {
            word!(" to decide in battle" | ": Kampf")
        }
        Phase::March if is_called(page) => {
            word!(" to answer the request for support" | " wegen der Bitte um Unterstützung")
        }
        Phase::March => word!(" to march" | ": Marsch"),
        Phase::ConsolidatePower => word!(" to consolidate power" | ": Machtzuwachs"),
        Phase::CleanUp | Phase::GameOver => "",
    }
}

/// Returns true while others are asked for support; once all have answered, whoever has called marches.
pub fn is_called(page: &WesterosPage) -> bool {
    let called = |call: NeutralCall| {
        let caller = page.view.area(call.from).units_of;
        page.awaited().any(|it| Some(it) != caller)
    };
    page.view.position.call.is_some_and(called)
}

/// A guest is called so in the reader's language: "Guest 12"; everybody else as they wish.
pub fn player_name(name: &str) -> String {
    match name.strip_prefix("Guest ") {
        Some(number) if is_drawn(name) => {
            say!("Guest {number}" | "Gast {number}")
        }
        _ => name.to_owned(),
    }
}

/// "Stark (Ann)".
fn named(page: &WesterosPage, house: House) -> String {
    match page.player(house) {
        "" => house_name(house).to_owned(),
        player => [house_name(house), " (", &player_name(player), ")"].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_are_called_so_in_both_languages() {
        use crate::language::{Language, speaking};
        assert_eq!(player_name("Guest 12"), "Guest 12");
        let named = |name| speaking(Language::German, || player_name(name));
        assert_eq!(named("Guest 12"), "Gast 12");
        assert_eq!(named("Guest of Honour"), "Guest of Honour");
    }

    /// A game that is over, though nobody has won it by the rules.
    fn over(resolved: Vec<Resolution>) -> WesterosPage {
        use tabletop::{Game, Quiet, Viewer};
        struct First;
        impl tabletop::Dice for First {
            fn below(&mut self, _: u32) -> u32 {
                0
            }
        }
        let state = westeros::Westeros::start(&westeros::Setup::default(), 3, &mut Quiet(First));
        WesterosPage {
            view: westeros::Westeros::view(&state, Viewer::Spectator),
            prompts: Vec::new(),
            log: Vec::new(),
            clocked: Vec::new(),
            resolved,
            handed: Vec::new(),
            taken_back: Vec::new(),
            seats: Vec::new(),
            accounts: Vec::new(),
            waiting: Vec::new(),
            my_seat: None,
            over: true,
        }
    }

    #[test]
    fn a_game_that_ended_by_vote_says_so_and_waits_for_nobody() {
        let vote = |motion, outcome| Resolution {
            motion,
            outcome,
            seq: 9,
            at: 0,
        };
        let text_when = |resolved| instruction(&over(resolved), None, &Draft::Nothing);
        let draw = vote(Motion::Draw, Outcome::Carried);
        let text = text_when(vec![vote(Motion::Cancel, Outcome::Lost), draw]);
        assert!(text.contains("agreed on a draw. Nobody won."), "{text}");
        let text = text_when(vec![vote(Motion::Cancel, Outcome::Carried)]);
        assert!(text.contains("agreed to cancel it"), "{text}");
        assert_eq!(text_when(Vec::new()), "The game is over.");
    }

    #[test]
    fn the_victor_chooses_where_robb_drives_the_beaten() {
        use westeros::{Army, BySide, Combat, OrderToken, Side};
        let mut page = over(Vec::new());
        page.over = false;
        let houses = BySide::new(House::Stark, House::Lannister);
        let way = (Area::TheTwins, Area::Seagard);
        let mut combat = Combat::new(way, houses, OrderToken::March, Army::NONE);
        combat.cards[Side::Attacker] = Some(HouseCard::RobbStark);
        page.waiting = vec![page.view.seat_of(House::Stark)];
        page.view.combat = Some(combat);
        assert_eq!(driven(&page), None, "nobody has won");
        combat.winner = Some(Side::Attacker);
        page.view.combat = Some(combat);
        assert_eq!(
            awaited(&page),
            "Waiting for Stark to choose where Lannister retreats."
        );
        combat.winner = Some(Side::Defender);
        page.view.combat = Some(combat);
        assert_eq!(driven(&page), None);
    }

    #[test]
    fn planning_counts_what_is_placed() {
        assert_eq!(place_orders(4, 4, 2), "Place your orders: 2 of 4.");
        assert!(place_orders(4, 4, 4).starts_with("All your orders are placed."));
        assert_eq!(
            place_orders(9, 8, 5),
            "You don't have enough tokens: place 8 orders in your 9 areas, 3 left."
        );
    }
}
