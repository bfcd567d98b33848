//! What each question asks, and why.

use super::{
    area_name, card_name, count, fate::tides_card, house_name, in_area, list, of, track,
    wildling_card_name,
};
use crate::games::westeros::draft::{enemy, short_of_footmen};
use westeros::{Area, Auction, Prompt, Rank, Side, View, supply};

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

/// "Battle for Pyke."
fn battle(view: &View) -> String {
    let area = view.combat.map(|it| area_name(it.area));
    area.map_or_else(String::new, |area| {
        say!("Battle for {area}." | "Kampf um {area}.")
    })
}

/// The questions of a combat.
#[expect(clippy::too_many_lines, reason = "a table: one arm a question")]
/// Whether the rules leave the viewer one answer.
fn forced(view: &View, prompt: &Prompt) -> bool {
    let only = |me| westeros::forced(view, me, prompt);
    view.me.and_then(only).is_some()
}

fn fight(view: &View, prompt: &Prompt) -> String {
    let enemy = enemy(view).map_or(word!("the enemy" | "dem Gegner"), house_name);
    let words = match *prompt {
        Prompt::Support { .. } => {
            word!("Whom do your Support orders support?" | "Wen unterstützen deine Befehle?")
        }
        Prompt::RefuseSupport { .. } => word!(
            "Others support you. Support that you refuse does not count."
                | "Andere unterstützen dich. Unterstützung, die du ablehnst, zählt nicht."
        ),
        Prompt::ChooseCard => {
            word!("Choose your house card, in secret." | "Wähle verdeckt deine Hauskarte.")
        }
        Prompt::Tyrion => {
            return match enemy_card(view) {
                Some(card) => say!(
                    "Does Tyrion send {card} back to the hand of {enemy}?"
                        | "Schickt Tyrion „{card}“ auf die Hand zurück (von {enemy})?"
                ),
                None => say!(
                    "Does Tyrion send the card of {enemy} back?"
                        | "Schickt Tyrion die Karte von {enemy} zurück?"
                ),
            };
        }
        Prompt::ReplaceCard { cancelled } => {
            let card = card_name(cancelled);
            return say!(
                "Tyrion has sent {card} back to your hand: play another card."
                    | "Tyrion hat „{card}“ auf deine Hand zurückgeschickt: Spiele eine andere Karte."
            );
        }
        Prompt::Aeron => word!(
            "For 2 power Aeron Damphair makes way for another card. Play one?"
                | "Für 2 Machtmarker macht Aeron Feuchthaar einer anderen Karte Platz. Eine spielen?"
        ),
        Prompt::Doran => {
            return say!(
                "Doran Martell: to the bottom of which track does {enemy} go?"
                    | "Doran Martell: Ans Ende welcher Leiste mit {enemy}?"
            );
        }
        Prompt::Mace if forced(view, prompt) => {
            return say!(
                "Mace Tyrell destroys a footman of {enemy}."
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}."
            );
        }
        Prompt::Mace => {
            return say!(
                "Mace Tyrell destroys a footman of {enemy}: the upright or a routed one?"
                    | "Maes Tyrell vernichtet einen Fußsoldaten von {enemy}: einen stehenden oder \
                       einen geschlagenen?"
            );
        }
        Prompt::QueenOfThorns { .. } => {
            return say!(
                "Queen of Thorns: which order of {enemy} next to the battle is removed?"
                    | "Die Dornenkönigin: Welcher Befehl von {enemy} neben dem Kampfgebiet wird \
                       entfernt?"
            );
        }
        Prompt::BladeRedraw => {
            let drawn = view
                .own
                .tides
                .map_or(word!("nothing" | "nichts"), tides_card);
            return say!(
                "Your Tides of Battle card brings {drawn}. Use the Valyrian Steel Blade to draw \
                 another one?"
                    | "Deine Karte der Gezeiten bringt {drawn}. Mit dem Valyrischen Schwert eine \
                       andere ziehen?"
            );
        }
        Prompt::Blade => word!(
            "Use the Valyrian Steel Blade for 1 strength more, once this round?"
                | "Das Valyrische Schwert für 1 Stärke mehr nutzen, einmal in dieser Runde?"
        ),
        Prompt::Cersei { .. } => {
            return say!(
                "Cersei Lannister: you may remove an order of {enemy}, wherever it lies."
                    | "Cersei Lannister: Du darfst einen Befehl von {enemy} entfernen, wo immer er \
                       liegt."
            );
        }
        Prompt::Renly { .. } => word!(
            "Renly Baratheon: one footman that fought or supported may become a knight."
                | "Renly Baratheon: Ein Fußsoldat, der gekämpft oder unterstützt hat, darf zum \
                   Ritter werden."
        ),
        Prompt::Casualties { count: n } => {
            let units = count(n, "unit");
            return say!(
                "You lose {units} of those who fought: which?"
                    | "Verluste: {units} von denen, die gekämpft haben. Welche?"
            );
        }
        Prompt::Retreat { side, .. } => return retreat(view, side),
        Prompt::RetreatLoss { count: 1 } => word!(
            "There is neither supply nor room for all who retreat: which unit is lost?"
                | "Für alle, die sich zurückziehen, reichen Vorrat oder Platz nicht. Welche \
                   Einheit geht verloren?"
        ),
        Prompt::RetreatLoss { count: n } => {
            let units = count(n, "unit");
            return say!(
                "There is neither supply nor room for all who retreat: which {units} are lost?"
                    | "Für alle, die sich zurückziehen, reichen Vorrat oder Platz nicht. Verloren: \
                       {units}. Welche?"
            );
        }
        Prompt::Patchface => {
            let theirs = of_enemy(view);
            return say!(
                "Patchface: you may discard one card of {theirs} hand."
                    | "Flickenfratz: Du darfst eine Karte aus {theirs} Hand ablegen."
            );
        }
        _ => "",
    };
    words.to_owned()
}

fn retreat(view: &View, side: Side) -> String {
    let beaten = view.combat.map(|it| it.houses[side]);
    match beaten {
        Some(house) if view.me != Some(house) => {
            let house = house_name(house);
            say!(
                "Robb Stark: you may say where the beaten units of {house} retreat."
                    | "Robb Stark: Du darfst sagen, wohin sich die geschlagenen Einheiten von \
                       {house} zurückziehen."
            )
        }
        _ => word!(
            "Your beaten units retreat: to which area?"
                | "Deine geschlagenen Einheiten ziehen sich zurück: in welches Gebiet?"
        )
        .to_owned(),
    }
}

fn of_enemy(view: &View) -> String {
    enemy(view).map_or_else(|| word!("the enemy's" | "der gegnerischen").to_owned(), of)
}

fn enemy_card(view: &View) -> Option<&'static str> {
    Some(card_name(view.played_by(enemy(view)?)?))
}

/// The order in an area: "Support"; empty where none lies.
pub fn order_in(view: &View, area: Area) -> String {
    let token = view.orders.get(area);
    token.map_or_else(String::new, |it| super::token_name(it).to_owned())
}
