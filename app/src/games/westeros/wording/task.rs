//! The words for what is to be done, in a word or two, where others may look on: in the subject of an email, on a
//! locked screen. Which areas, orders, bids and cards it is about stands nowhere in it.

use super::{chapter, house_name, house_of};
use crate::notices::Task;
use westeros::{Auction, Prompt, View};

/// The house, the round, and the kind of question; nothing for an onlooker.
pub fn task(view: &View, prompt: &Prompt) -> Option<Task> {
    let house = view.me?;
    Some(Task {
        who: house_name(house).to_owned(),
        title: house_of(house),
        todo: todo(prompt),
        when: chapter(view.round.into()),
    })
}

/// Says what becomes at this instant, or has become, of so many orders that were laid and not handed in.
pub fn laid(orders: usize, until: Option<&str>) -> Option<String> {
    Some(match (orders, until) {
        (0, _) => return None,
        (1, Some(until)) => say!(
            "Your order is placed but not sealed: on {until} it counts as it stands, and the deadline counts as missed."
                | "Dein Befehl ist gelegt, aber noch nicht versiegelt: Am {until} zählt er so, wie er liegt, und die Frist gilt als verpasst."
        ),
        (_, Some(until)) => say!(
            "Your {orders} orders are placed but not sealed: on {until} they count as they stand, and the deadline counts as missed."
                | "Deine {orders} Befehle sind gelegt, aber noch nicht versiegelt: Am {until} zählen sie so, wie sie liegen, und die Frist gilt als verpasst."
        ),
        (1, None) => word!(
            "Your order was played as you had placed it."
                | "Dein Befehl wurde so gespielt, wie du ihn gelegt hattest."
        )
        .to_owned(),
        (_, None) => say!(
            "Your {orders} orders were played as you had placed them."
                | "Deine {orders} Befehle wurden so gespielt, wie du sie gelegt hattest."
        ),
    })
}

fn todo(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceOrders { .. } | Prompt::TakeBackOrders => {
            word!("to place orders" | "Befehle legen")
        }
        Prompt::UseRaven { .. } | Prompt::PutWildlingCard { .. } => {
            word!("to use the Messenger Raven" | "Botenrabe")
        }
        Prompt::Reconcile => word!("to reduce armies to supply" | "Armeen verkleinern"),
        Prompt::ThroneOfBlades | Prompt::DarkWings | Prompt::PutToTheSword => {
            word!("to decide a Westeros card" | "Westeroskarte")
        }
        Prompt::Muster { .. } => word!("to muster" | "Rekrutierung"),
        Prompt::Bid {
            on: Auction::Track(_),
            ..
        } => word!("to bid" | "Gebot"),
        Prompt::Bid {
            on: Auction::Wildlings(_),
            ..
        } => word!("to bid against the wildlings" | "Gebot gegen die Wildlinge"),
        Prompt::OrderTied { .. } | Prompt::NameBidder { .. } => {
            word!("to break a tie" | "Gleichstand entscheiden")
        }
        Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. } => {
            word!("to resolve the wildling card" | "Wildlingskarte")
        }
        Prompt::ResolveRaid { .. } => word!("to raid" | "Überfall"),
        Prompt::ResolveMarch { .. } => word!("to march" | "Marsch"),
        Prompt::SupportNeutral { .. } | Prompt::Support { .. } | Prompt::RefuseSupport { .. } => {
            word!("to decide on support" | "Unterstützung")
        }
        Prompt::ConsolidatePower { .. } => word!("to consolidate power" | "Machtzuwachs"),
        Prompt::TakePort { .. } => word!("to take over a port" | "Schiffe im Hafen"),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } => {
            word!("to choose a house card" | "Hauskarte wählen")
        }
        Prompt::Tyrion
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Patchface => word!("to use a house card" | "Hauskarte nutzen"),
        Prompt::BladeRedraw | Prompt::Blade => {
            word!("to decide on the Blade" | "Valyrische Klinge")
        }
        Prompt::Casualties { .. } => word!("to take casualties" | "Verluste"),
        Prompt::Retreat { .. } | Prompt::RetreatLoss { .. } => word!("to retreat" | "Rückzug"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::{AreaSet, HouseCard, Track, WildlingCard};

    /// Checks that whoever sees the subject of somebody else's email learns nothing that the board does not tell.
    #[test]
    fn a_task_names_the_kind_of_question_and_nothing_else() {
        let same = |one: Prompt, other: Prompt, words: [&str; 2]| {
            for prompt in [one, other] {
                let german = speaking(Language::German, || todo(&prompt));
                assert_eq!([todo(&prompt), german], words, "{prompt:?}");
            }
        };
        same(
            Prompt::Bid {
                on: Auction::Track(Track::Fiefdoms),
                most: 1,
            },
            Prompt::Bid {
                on: Auction::Track(Track::IronThrone),
                most: 19,
            },
            ["to bid", "Gebot"],
        );
        let card = |card| Prompt::PutWildlingCard { card };
        same(
            card(WildlingCard::ALL[0]),
            card(WildlingCard::ALL[1]),
            ["to use the Messenger Raven", "Botenrabe"],
        );
        let sent_back = |cancelled| Prompt::ReplaceCard { cancelled };
        same(
            sent_back(HouseCard::StannisBaratheon),
            sent_back(HouseCard::TywinLannister),
            ["to choose a house card", "Hauskarte wählen"],
        );
        let march = |orders| Prompt::ResolveMarch { orders };
        same(
            march(AreaSet::EMPTY),
            march(AreaSet::ALL),
            ["to march", "Marsch"],
        );
    }
}
