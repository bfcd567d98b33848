//! What each question asks, and why.

use super::{
    count,
    fate::{tides_card, wildling_card},
    list, of, track,
};
use crate::games::westeros::draft::enemy;
use westeros::{Area, Auction, House, Prompt, Rank, Side, View, supply};

/// The question in a sentence or two.
pub fn ask(view: &View, prompt: &Prompt) -> String {
    match *prompt {
        Prompt::PlaceOrders { .. } => "Place an order in every area with your units.".to_owned(),
        Prompt::TakeBackOrders => {
            "Your orders are laid. You may take them back and change them.".to_owned()
        }
        Prompt::UseRaven { .. } => "You hold the Messenger Raven: exchange one of your orders, \
             look at the top wildling card, or keep all as it is."
            .to_owned(),
        Prompt::PutWildlingCard { card } => format!(
            "The Raven has seen {}. If the wildlings win: {} If the Wall holds: {} Where shall \
             the card go?",
            card.name(),
            wildling_card(card).0,
            wildling_card(card).1
        ),
        Prompt::Reconcile => reconcile(view),
        Prompt::ThroneOfBlades => {
            "A Throne of Blades: you hold the Iron Throne. What shall happen?".to_owned()
        }
        Prompt::DarkWings => {
            "Dark Wings, Dark Words: you hold the Messenger Raven. What shall happen?".to_owned()
        }
        Prompt::PutToTheSword => {
            "Put to the Sword: you hold the Blade. What is forbidden this round?".to_owned()
        }
        Prompt::Muster { only_one, .. } => muster(only_one),
        Prompt::Bid { on, .. } => bid(on),
        Prompt::OrderTied { track: on, .. } => format!(
            "Some bids for the {} track are equal. You hold the Throne: put those houses in order.",
            track(on).0
        ),
        Prompt::NameBidder { rank, .. } => match rank {
            Rank::Highest => "Bids are equal. You hold the Throne: name the highest bidder, who \
                 is rewarded."
                .to_owned(),
            Rank::Lowest => "Bids are equal. You hold the Throne: name the lowest bidder, who \
                 suffers most."
                .to_owned(),
        },
        Prompt::KingTrackDown => {
            "A King Beyond the Wall: on which track do you go to the bottom?".to_owned()
        }
        Prompt::KingTrackUp => {
            "A King Beyond the Wall: on which track do you go to the top?".to_owned()
        }
        Prompt::CrowsDown { count: n } => format!(
            "Crow Killers: choose {} that become footmen.",
            count(n, "knight")
        ),
        Prompt::CrowsUp { most } => {
            format!("Crow Killers: up to {most} of your footmen may become knights.")
        }
        Prompt::DestroyUnits { count: n, within } => {
            let place = if within.is_empty() {
                ""
            } else {
                ", all in one area with a castle or stronghold"
            };
            format!(
                "{}destroy {} of yours{place}.",
                card(view),
                count(n, "unit")
            )
        }
        Prompt::TakeCardBack => {
            "Mammoth Riders: you may take one discarded card back to hand.".to_owned()
        }
        Prompt::DiscardCard => {
            "Massing on the Milkwater: discard one card of your hand.".to_owned()
        }
        Prompt::PreemptiveRaid => "Preemptive Raid: destroy two of your units, or go down two \
             places on the track where you stand best."
            .to_owned(),
        Prompt::PreemptiveTrack { .. } => format!(
            "Preemptive Raid: {} stands equally well on several tracks. On which one does it go \
             down?",
            view.attack
                .and_then(|it| it.bidder)
                .map_or("the lowest bidder", House::name)
        ),
        Prompt::ResolveRaid { .. } => "Choose one of your Raid orders.".to_owned(),
        Prompt::ResolveMarch { .. } => "Choose one of your March orders.".to_owned(),
        Prompt::SupportNeutral { area, .. } => format!(
            "Support is asked for against the neutral force in {}: which of your orders grant it?",
            area.name()
        ),
        Prompt::ConsolidatePower { .. } => {
            "Choose one of your Consolidate Power orders.".to_owned()
        }
        Prompt::TakePort { port, .. } => format!(
            "{} is in your hands: how many of your own ships take the place of those that lay \
             there?",
            port.name()
        ),
        _ => format!("{} {}", battle(view), fight(view, prompt)),
    }
}

fn reconcile(view: &View) -> String {
    let supply = view.me.map_or(0, |me| view.supply[me]);
    let sizes = supply::LIMITS[usize::from(supply.min(6))];
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    format!(
        "Your supply of {supply} feeds armies of {} and no more: destroy units until yours fit.",
        list(&sizes)
    )
}

fn muster(only_one: bool) -> String {
    let places = if only_one {
        "one of your castles or strongholds"
    } else {
        "your castles (1 point) and strongholds (2 points)"
    };
    format!("Muster in {places}. Points that are not used are lost.")
}

fn bid(on: Auction) -> String {
    match on {
        Auction::Track(on) => format!(
            "Bid for the {} track, in secret. {} Every bid is paid.",
            track(on).0,
            track(on).2
        ),
        Auction::Wildlings(strength) => format!(
            "Bid in secret against the wildlings: the bids of all together must reach {strength}. \
             Every bid is paid."
        ),
    }
}

/// "Mammoth Riders: ".
fn card(view: &View) -> String {
    let card = view.attack.and_then(|it| it.card);
    card.map_or_else(String::new, |it| format!("{}: ", it.name()))
}

/// "Battle for Pyke."
fn battle(view: &View) -> String {
    view.combat
        .map_or_else(String::new, |it| format!("Battle for {}.", it.area.name()))
}

/// The questions of a combat.
fn fight(view: &View, prompt: &Prompt) -> String {
    let enemy = enemy(view).map_or("the enemy", House::name);
    match *prompt {
        Prompt::Support { .. } => "Whom do your Support orders support?".to_owned(),
        Prompt::RefuseSupport { .. } => {
            "Others support you. Support that you refuse does not count.".to_owned()
        }
        Prompt::ChooseCard => "Choose your house card, in secret.".to_owned(),
        Prompt::Tyrion => match enemy_card(view) {
            Some(card) => format!("Does Tyrion send {card} back to the hand of {enemy}?"),
            None => format!("Does Tyrion send the card of {enemy} back?"),
        },
        Prompt::ReplaceCard { cancelled } => format!(
            "Tyrion has sent {} back to your hand: play another card.",
            cancelled.face().name
        ),
        Prompt::Aeron => {
            "For 2 power Aeron Damphair makes way for another card. Play one?".to_owned()
        }
        Prompt::Doran => {
            format!("Doran Martell: to the bottom of which track does {enemy} go?")
        }
        Prompt::Mace => {
            format!("Mace Tyrell destroys a footman of {enemy}: the upright or a routed one?")
        }
        Prompt::QueenOfThorns { .. } => {
            format!("Queen of Thorns: which order of {enemy} next to the battle is removed?")
        }
        Prompt::BladeRedraw => {
            let drawn = view.own.tides.map_or("nothing", tides_card);
            format!(
                "Your Tides of Battle card brings {drawn}. Use the Valyrian Steel Blade to draw \
                 another one?"
            )
        }
        Prompt::Blade => {
            "Use the Valyrian Steel Blade for 1 strength more, once this round?".to_owned()
        }
        Prompt::Cersei { .. } => {
            format!("Cersei Lannister: you may remove an order of {enemy}, wherever it lies.")
        }
        Prompt::Renly { .. } => {
            "Renly Baratheon: one footman that fought or supported may become a knight.".to_owned()
        }
        Prompt::Casualties { count: n } => {
            format!("You lose {} of those who fought: which?", count(n, "unit"))
        }
        Prompt::Retreat { side, .. } => retreat(view, side),
        Prompt::RetreatLoss { count: n } => format!(
            "There is neither supply nor room for all who retreat: which {} are lost?",
            count(n, "unit")
        ),
        Prompt::Patchface => {
            format!(
                "Patchface: you may discard one card of {} hand.",
                of_enemy(view)
            )
        }
        _ => String::new(),
    }
}

fn retreat(view: &View, side: Side) -> String {
    let beaten = view.combat.map(|it| it.houses[side]);
    match beaten {
        Some(house) if view.me != Some(house) => format!(
            "Robb Stark: you may say where the beaten units of {} retreat.",
            house.name()
        ),
        _ => "Your beaten units retreat: to which area?".to_owned(),
    }
}

fn of_enemy(view: &View) -> String {
    enemy(view).map_or_else(|| "the enemy's".to_owned(), of)
}

fn enemy_card(view: &View) -> Option<&'static str> {
    Some(view.played_by(enemy(view)?)?.face().name)
}

/// What an area is to the battle: "Winterfell, Support".
pub fn order_in(view: &View, area: Area) -> String {
    let token = view.orders.get(area);
    token.map_or_else(String::new, |it| super::token_name(it).to_owned())
}
