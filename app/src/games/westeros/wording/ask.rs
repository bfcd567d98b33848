//! What each question asks, and why.

use super::{
    area_name, count,
    fight::{battle, fight},
    house_name, in_area, list, track, wildling_card_name,
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
            "Your orders are laid. You may take them back and change them."
                | "Deine Befehle liegen aus. Du darfst sie zurücknehmen und ändern."
        ),
        Prompt::UseRaven { .. } => word!(
            "You hold the Messenger Raven: exchange one of your orders, look at the top wildling \
             card, or keep all as it is."
                | "Du hast den Botenraben: Tausche einen deiner Befehle, sieh die oberste \
                   Wildlingskarte an oder lass alles, wie es ist."
        ),
        Prompt::PutWildlingCard { card } => {
            let card = wildling_card_name(card);
            return say!(
                "The Raven has seen {card}. Where shall the card go?"
                    | "Der Rabe hat „{card}“ gesehen. Wohin soll die Karte?"
            );
        }
        Prompt::Reconcile => return reconcile(view),
        Prompt::ThroneOfBlades => word!(
            "A Throne of Blades: you hold the Iron Throne. What shall happen?"
                | "Ein Thron aus Klingen: Du hast den Eisernen Thron. Was soll geschehen?"
        ),
        Prompt::DarkWings => word!(
            "Dark Wings, Dark Words: you hold the Messenger Raven. What shall happen?"
                | "Dunkle Schwingen, dunkle Worte: Du hast den Botenraben. Was soll geschehen?"
        ),
        Prompt::PutToTheSword => word!(
            "Put to the Sword: you hold the Blade. What is forbidden this round?"
                | "Durch das Schwert: Du hast das Schwert. Was ist in dieser Runde verboten?"
        ),
        Prompt::Muster { only_one, .. } => return muster(only_one),
        Prompt::Bid { on, .. } => return bid(on),
        Prompt::OrderTied { track: on, .. } => {
            let on = track(on).0;
            return say!(
                "Some bids for the {on} track are equal. You hold the Throne: put those houses in \
                 order."
                    | "Leiste {on}: Einige Gebote sind gleich. Du hast den Thron: Bring diese \
                       Häuser in eine Reihenfolge."
            );
        }
        Prompt::NameBidder { rank, .. } => match rank {
            Rank::Highest => word!(
                "Bids are equal. You hold the Throne: name the highest bidder, who is rewarded."
                    | "Gebote sind gleich. Du hast den Thron: Bestimme das höchste Gebot, das \
                       belohnt wird."
            ),
            Rank::Lowest => word!(
                "Bids are equal. You hold the Throne: name the lowest bidder, who suffers most."
                    | "Gebote sind gleich. Du hast den Thron: Bestimme das niedrigste Gebot, das \
                       am meisten leidet."
            ),
        },
        Prompt::KingTrackDown => word!(
            "A King Beyond the Wall: on which track do you go to the bottom?"
                | "König jenseits der Mauer: Auf welcher Leiste fällst du ans Ende?"
        ),
        Prompt::KingTrackUp => word!(
            "A King Beyond the Wall: on which track do you go to the top?"
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
                "{card}destroy {units} of yours{place}."
                    | "{card}Vernichte {units} von dir{place}."
            );
        }
        Prompt::TakeCardBack => word!(
            "Mammoth Riders: you may take one discarded card back to hand."
                | "Mammutreiter: Du darfst eine abgelegte Karte auf die Hand zurücknehmen."
        ),
        Prompt::DiscardCard => word!(
            "Massing on the Milkwater: discard one card of your hand."
                | "Aufmarsch am Milchwasser: Lege eine deiner Handkarten ab."
        ),
        Prompt::PreemptiveRaid => word!(
            "Preemptive Raid: destroy two of your units, or go down two places on the track where \
             you stand best."
                | "Präventivschlag: Vernichte zwei deiner Einheiten, oder falle um zwei Plätze auf \
                   der Leiste, auf der du am besten stehst."
        ),
        Prompt::PreemptiveTrack { tracks } => {
            let bidder = view.attack.and_then(|it| it.bidder).map_or(
                word!("the lowest bidder" | "Das niedrigste Gebot"),
                house_name,
            );
            if tracks.iter().filter(|&&it| it).count() == 1 {
                return say!(
                    "Preemptive Raid: {bidder} goes down on its best track."
                        | "Präventivschlag: {bidder} fällt auf der Leiste, auf der das Haus am \
                           besten steht."
                );
            }
            return say!(
                "Preemptive Raid: {bidder} stands equally well on several tracks. On which one \
                 does it go down?"
                    | "Präventivschlag: {bidder} steht auf mehreren Leisten gleich gut. Auf welcher \
                       geht es hinab?"
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
                "Support is asked for against the neutral force {place}: which of your orders \
                 grant it?"
                    | "Gegen die neutrale Streitmacht {place} wird um Unterstützung gebeten: \
                       Welche deiner Befehle gewähren sie?"
            );
        }
        Prompt::ConsolidatePower { .. } => word!(
            "Choose one of your Consolidate Power orders."
                | "Wähle einen deiner Befehle für Machtzuwachs."
        ),
        Prompt::TakePort { port, .. } => {
            let port = area_name(port);
            return say!(
                "{port} is in your hands: how many of your own ships take the place of those that \
                 lay there?"
                    | "{port} ist in deiner Hand: Wie viele eigene Schiffe ersetzen die, die dort \
                       lagen?"
            );
        }
        _ => return [battle(view), fight(view, prompt)].join(" "),
    };
    words.to_owned()
}

fn reconcile(view: &View) -> String {
    let supply = view.me.map_or(0, |me| view.supply[me]);
    let sizes = supply::LIMITS[usize::from(supply.min(6))];
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    let sizes = list(&sizes);
    say!(
        "Your supply of {supply} feeds armies of {sizes} and no more: destroy units until yours \
         fit."
            | "Dein Vorrat {supply} ernährt Armeen der Größe {sizes} und nicht mehr: Vernichte \
               Einheiten, bis deine passen."
    )
}

/// Knights for which no footman is left die.
fn crows_down(all: u8, short: u8) -> String {
    let knights = count(all, "knight");
    match short {
        0 => say!(
            "Crow Killers: choose {knights} that become footmen."
                | "Krähentöter: Wähle {knights} aus, die zu Fußsoldaten werden."
        ),
        _ if short == all => say!(
            "Crow Killers: choose {knights}. You have no footman left for them to become: they \
             are destroyed."
                | "Krähentöter: Wähle {knights} aus. Zu Fußsoldaten können sie nicht werden, du \
                   hast keinen mehr: Sie werden vernichtet."
        ),
        _ => {
            let dead = count(short, "knight");
            let down = all - short;
            say!(
                "Crow Killers: choose {knights}: {down} to become footmen, and {dead} to be \
                 destroyed, for you have no more footmen."
                    | "Krähentöter: Wähle {knights} aus: {down} für Fußsoldaten, und {dead} zum \
                       Vernichten, denn mehr Fußsoldaten hast du nicht."
            )
        }
    }
}

fn muster(only_one: bool) -> String {
    let words = if only_one {
        word!(
            "Muster in one of your castles or strongholds. Points that are not used are lost."
                | "Rekrutiere in einer deiner Burgen oder Festungen. Ungenutzte Punkte verfallen."
        )
    } else {
        word!(
            "Muster in your castles (1 point) and strongholds (2 points). Points that are not used \
             are lost."
                | "Rekrutiere in deinen Burgen (1 Punkt) und Festungen (2 Punkte). Ungenutzte \
                   Punkte verfallen."
        )
    };
    words.to_owned()
}

fn bid(on: Auction) -> String {
    match on {
        Auction::Track(on) => {
            let (name, _, good) = track(on);
            say!(
                "Bid for the {name} track, in secret. {good} Every bid is paid."
                    | "Biete verdeckt auf die Leiste {name}. {good} Jedes Gebot wird bezahlt."
            )
        }
        Auction::Wildlings(strength) => say!(
            "Bid in secret against the wildlings: the bids of all together must reach {strength}. \
             Every bid is paid."
                | "Biete verdeckt gegen die Wildlinge: Alle Gebote zusammen müssen {strength} \
                   erreichen. Jedes Gebot wird bezahlt."
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
