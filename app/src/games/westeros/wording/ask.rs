//! The words for what each question asks, and why.

use super::{
    count,
    fight::{battle, fight, their_retreat},
    house_name, in_area, list, the_area, track, wildling_card_name,
};
use crate::games::westeros::draft::short_of_footmen;
use westeros::{Area, Auction, Prompt, Rank, View, supply};

/// The question in a sentence or two.
#[expect(clippy::too_many_lines, reason = "a table: one arm a question")]
pub fn ask(view: &View, prompt: &Prompt) -> String {
    let words = match *prompt {
        Prompt::PlaceOrders { .. } => word!(
            "Place an order in every area with your units."
                | "Lege in jedes Gebiet mit deinen Einheiten einen Befehl."
        ),
        Prompt::TakeBackOrders => word!(
            "Your orders are placed. You can still take them back and change them."
                | "Deine Befehle sind gelegt. Du kannst sie noch zurücknehmen und ändern."
        ),
        Prompt::UseRaven { .. } => word!("Use the Messenger Raven." | "Nutze den Botenraben."),
        Prompt::PutWildlingCard { card } => {
            let card = wildling_card_name(card);
            return say!(
                "The Raven saw {card}. Where does the card go?"
                    | "Der Rabe hat „{card}“ gesehen. Wohin mit der Karte?"
            );
        }
        Prompt::Reconcile => return reconcile(view),
        Prompt::ThroneOfBlades => word!(
            "A Throne of Blades: you hold the Iron Throne. What happens?"
                | "Ein Thron aus Klingen: Du hast den Eisernen Thron. Was soll geschehen?"
        ),
        Prompt::DarkWings => word!(
            "Dark Wings, Dark Words: you hold the Messenger Raven. What happens?"
                | "Dunkle Schwingen, dunkle Worte: Du hast den Botenraben. Was soll geschehen?"
        ),
        Prompt::PutToTheSword => word!(
            "Put to the Sword: you hold the Blade. What's forbidden this round?"
                | "Durch das Schwert: Du hast die Klinge. Was ist in dieser Runde verboten?"
        ),
        Prompt::Muster { only_one, .. } => return muster(only_one),
        Prompt::Bid { on, .. } => return bid(on),
        Prompt::OrderTied { track: on, .. } => {
            let on = track(on).0;
            return say!(
                "Some bids for the {on} track are tied. You hold the Iron Throne: put those \
                 houses in order."
                    | "Leiste {on}: Einige Gebote sind gleich. Du hast den Eisernen Thron: Ordne \
                       diese Häuser."
            );
        }
        Prompt::NameBidder { rank, .. } => match rank {
            Rank::Highest => word!(
                "Bids are tied. You hold the Iron Throne: choose the highest bidder, who gets \
                 the reward."
                    | "Gebote sind gleich. Du hast den Eisernen Thron: Bestimme, welches Haus \
                       als Höchstbietender belohnt wird."
            ),
            Rank::Lowest => word!(
                "Bids are tied. You hold the Iron Throne: choose the lowest bidder, who suffers \
                 most."
                    | "Gebote sind gleich. Du hast den Eisernen Thron: Bestimme, welches Haus am \
                       wenigsten geboten hat und am meisten leidet."
            ),
        },
        Prompt::KingTrackDown => word!(
            "A King Beyond the Wall: choose the track on which you drop to the bottom."
                | "König jenseits der Mauer: Auf welcher Leiste fällst du ans Ende?"
        ),
        Prompt::KingTrackUp => word!(
            "A King Beyond the Wall: choose the track on which you move to the top."
                | "König jenseits der Mauer: Auf welcher Leiste rückst du an die Spitze?"
        ),
        Prompt::CrowsDown { count: n } => {
            return crows_down(n, short_of_footmen(view, prompt));
        }
        Prompt::CrowsUp { most: 1 } => word!(
            "Crow Killers: one of your footmen may become a knight."
                | "Krähentöter: Einer deiner Fußsoldaten darf zum Ritter werden."
        ),
        Prompt::CrowsUp { most } => {
            return say!(
                "Crow Killers: up to {most} of your footmen may become knights."
                    | "Krähentöter: Bis zu {most} deiner Fußsoldaten dürfen zu Rittern werden."
            );
        }
        Prompt::DestroyUnits { count: n, within } => {
            let place = if within.is_empty() {
                ""
            } else {
                word!(
                    ", all in one area with a castle or stronghold"
                        | ", alle in einem Gebiet mit Burg oder Festung"
                )
            };
            let (card, units) = (card(view), count(n, "unit"));
            return say!(
                "{card}destroy {units} of your own{place}."
                    | "{card}Vernichte eigene Einheiten: {units}{place}."
            );
        }
        Prompt::TakeCardBack => word!(
            "Mammoth Riders: you may return one discarded card to your hand."
                | "Mammutreiter: Du darfst eine abgelegte Karte auf die Hand zurücknehmen."
        ),
        Prompt::DiscardCard => word!(
            "Massing on the Milkwater: discard one card from your hand."
                | "Aufmarsch am Milchwasser: Lege eine deiner Handkarten ab."
        ),
        Prompt::PreemptiveRaid => word!(
            "Preemptive Raid: destroy two of your units, or drop two places on the track where \
             you rank highest."
                | "Präventivschlag: Vernichte zwei deiner Einheiten oder falle auf der Leiste, \
                   auf der du am besten stehst, um zwei Plätze."
        ),
        Prompt::PreemptiveTrack { tracks } => {
            let bidder = view.attack.and_then(|it| it.bidder).map_or(
                word!("the lowest bidder" | "Das niedrigste Gebot"),
                house_name,
            );
            if tracks.iter().filter(|&&it| it).count() == 1 {
                return say!(
                    "Preemptive Raid: {bidder} drops two places on its best track."
                        | "Präventivschlag: {bidder} fällt auf der besten Leiste um zwei Plätze."
                );
            }
            return say!(
                "Preemptive Raid: {bidder} ranks equally high on several tracks. On which one \
                 does it drop?"
                    | "Präventivschlag: {bidder} steht auf mehreren Leisten gleich gut. Auf \
                       welcher geht es abwärts?"
            );
        }
        Prompt::ResolveRaid { .. } => {
            word!("Choose one of your Raid orders." | "Wähle einen deiner Überfälle.")
        }
        Prompt::ResolveMarch { .. } => {
            word!("Choose one of your March orders." | "Wähle einen deiner Marschbefehle.")
        }
        Prompt::SupportNeutral { area, .. } => {
            let place = in_area(area);
            return say!(
                "You're asked for support against the neutral force {place}: which of your \
                 orders grant it?"
                    | "Gegen die neutrale Streitmacht {place} wird um Unterstützung gebeten: \
                       Welche deiner Befehle gewähren sie?"
            );
        }
        Prompt::ConsolidatePower { .. } => word!(
            "Choose one of your Consolidate Power orders."
                | "Wähle einen deiner Befehle für Machtzuwachs."
        ),
        Prompt::TakePort { port, .. } => {
            let port = the_area(port);
            return say!(
                "You now control {port}: how many of your own ships replace those in it?"
                    | "Du hältst jetzt {port}: Wie viele eigene Schiffe ersetzen die bisherigen?"
            );
        }
        _ => {
            return their_retreat(view, prompt)
                .unwrap_or_else(|| [battle(view), fight(view, prompt)].join(" "));
        }
    };
    words.to_owned()
}

fn reconcile(view: &View) -> String {
    let supply = view.me.map_or(0, |me| view.supply[me]);
    let sizes = supply::LIMITS[usize::from(supply.min(6))];
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    let sizes = list(&sizes);
    say!(
        "Your supply of {supply} allows armies of {sizes}: destroy units until yours fit."
            | "Dein Vorrat von {supply} erlaubt Armeen der Größe {sizes}: Vernichte Einheiten, \
               bis deine passen."
    )
}

/// Knights for which no footman is left die.
fn crows_down(all: u8, short: u8) -> String {
    let knights = count(all, "knight");
    match short {
        0 => say!(
            "Crow Killers: choose {knights} to turn into footmen."
                | "Krähentöter: Wähle {knights} aus, die zu Fußsoldaten werden."
        ),
        _ if short == all => say!(
            "Crow Killers: choose {knights}. You have no footmen left to replace them, so they \
             are destroyed."
                | "Krähentöter: Wähle {knights} aus. Du hast keine Fußsoldaten mehr, die sie \
                   ersetzen: Sie werden vernichtet."
        ),
        _ => {
            let dead = count(short, "knight");
            let down = all - short;
            say!(
                "Crow Killers: choose {knights}: {down} become footmen and {dead} are destroyed, \
                 because you have no more footmen."
                    | "Krähentöter: Wähle {knights} aus: {down} für Fußsoldaten und {dead} zum \
                       Vernichten, denn mehr Fußsoldaten hast du nicht."
            )
        }
    }
}

fn muster(only_one: bool) -> String {
    let words = if only_one {
        word!(
            "Muster in one of your castles or strongholds: choose units."
                | "Rekrutiere in einer deiner Burgen oder Festungen: Wähle Einheiten."
        )
    } else {
        word!(
            "Muster in your castles and strongholds: choose units."
                | "Rekrutiere in deinen Burgen und Festungen: Wähle Einheiten."
        )
    };
    words.to_owned()
}

/// One line: the number to bid comes right below it, and what is at stake below that.
fn bid(on: Auction) -> String {
    match on {
        Auction::Track(on) => say!(
            "Bid for the {name} track in secret." | "Biete verdeckt auf die Leiste {name}.",
            name = track(on).0
        ),
        Auction::Wildlings(strength) => say!(
            "Bid in secret against the wildlings (strength {strength})."
                | "Biete verdeckt gegen die Wildlinge (Stärke {strength})."
        ),
    }
}

/// "Mammoth Riders: ".
fn card(view: &View) -> String {
    let card = view.attack.and_then(|it| it.card);
    card.map_or_else(String::new, |it| [wildling_card_name(it), ": "].concat())
}

/// The order in an area: "Support"; empty where none lies.
pub fn order_in(view: &View, area: Area) -> String {
    let token = view.orders.get(area);
    token.map_or_else(String::new, |it| super::token_name(it).to_owned())
}
