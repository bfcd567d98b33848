//! The words of the guide, situation by situation; they are on the server alone.

use super::situation::Situation;
use crate::Language;

/// All hints in the order of [`Situation`].
pub fn hints(language: Language) -> Vec<Vec<String>> {
    let pick = |&(english, german): &(&str, &str)| match language {
        Language::English => english.to_owned(),
        Language::German => german.to_owned(),
    };
    let all = SITUATIONS.iter().map(|&it| of(it));
    all.map(|hints| hints.iter().map(pick).collect()).collect()
}

const SITUATIONS: [Situation; 15] = [
    Situation::Planning,
    Situation::Laid,
    Situation::Raven,
    Situation::Raid,
    Situation::March,
    Situation::Consolidate,
    Situation::Support,
    Situation::Card,
    Situation::Beaten,
    Situation::Watching,
    Situation::Westeros,
    Situation::Bid,
    Situation::Wildlings,
    Situation::Muster,
    Situation::Supply,
];

const fn of(situation: Situation) -> &'static [(&'static str, &'static str)] {
    match situation {
        Situation::Planning => &[
            (
                "Welcome! You lead a house that wants the throne. Seven castles and strongholds win at once, most of them after ten rounds otherwise. What bears your color and sign on the map is yours.",
                "Willkommen! Du führst ein Haus, das auf den Thron will. Sieben Burgen und Festungen gewinnen sofort, sonst die meisten nach zehn Runden. Was auf der Karte deine Farbe und dein Zeichen trägt, gehört dir.",
            ),
            (
                "Everybody now plans in secret. Pick each lit area and choose its order. March: move and attack. Defense: hold. Support: help a battle next door. Raid: remove an enemy order next door. Consolidate Power: earn power.",
                "Jetzt planen alle geheim. Wähle jedes hervorgehobene Gebiet und seinen Befehl. Marsch: ziehen und angreifen. Verteidigung: halten. Unterstützung: einem Kampf nebenan helfen. Überfall: einen feindlichen Befehl nebenan entfernen. Machtzuwachs: Macht verdienen.",
            ),
            (
                "A good beginning: march your home army towards an empty castle or barrels, let one area consolidate power, and let your ships march or support. Orders with a star are stronger; how many you may lay stands below the question.",
                "Ein guter Anfang: Die Armee daheim marschiert zu einer leeren Burg oder zu Fässern, ein Gebiet bekommt Machtzuwachs, die Schiffe marschieren oder unterstützen. Befehle mit Stern sind stärker; wie viele du legen darfst, steht unter der Frage.",
            ),
            (
                "When each of your areas has an order, press Ready. You may change your mind until the last house is ready.",
                "Hat jedes deiner Gebiete einen Befehl, drück auf Bereit. Bis das letzte Haus bereit ist, darfst du alles noch ändern.",
            ),
        ],
        Situation::Laid => &[(
            "Your orders lie face down. When all houses are ready, all orders are turned up at once and carried out: first raids, then marches, then power.",
            "Deine Befehle liegen verdeckt. Sind alle Häuser bereit, werden alle auf einmal aufgedeckt und ausgeführt: erst Überfälle, dann Märsche, dann Machtzuwachs.",
        )],
        Situation::Raven => &[(
            "You hold the Messenger Raven: now that all orders lie open, you may exchange one of yours. If you like them as they are, keep them all.",
            "Du hast den Botenraben: Nun, da alle Befehle offen liegen, darfst du einen der deinen tauschen. Gefallen sie dir, behalte sie alle.",
        )],
        Situation::Raid => &[(
            "Choose your Raid order, then a lit area next to it: the enemy order there is removed before it does anything. A Consolidate Power order brings you one power as well.",
            "Wähle deinen Überfall, dann ein hervorgehobenes Gebiet daneben: Der feindliche Befehl dort verschwindet, bevor er wirkt. Ein Machtzuwachs bringt dir obendrein eine Macht.",
        )],
        Situation::March => &[
            (
                "Choose one of your March orders, then where to go: all lit areas are allowed. You may send units to several areas, or leave some behind. Ships carry your land units from coast to coast.",
                "Wähle einen deiner Märsche, dann das Ziel: Alle hervorgehobenen Gebiete sind erlaubt. Du darfst Einheiten in mehrere Gebiete schicken oder welche dalassen. Schiffe tragen Landeinheiten von Küste zu Küste.",
            ),
            (
                "Empty land is yours as soon as you enter it. Enemies in it mean battle: compare strengths first (footman and ship 1, knight 2). Land that you leave empty stays yours if you leave a power token there; your home needs none.",
                "Leeres Land gehört dir, sobald du es betrittst. Stehen Feinde darin, gibt es Kampf: Vergleiche vorher die Stärke (Fußsoldat und Schiff 1, Ritter 2). Land, in dem niemand zurückbleibt, behältst du mit einem Machtmarker; deine Heimat braucht keinen.",
            ),
        ],
        Situation::Consolidate => &[(
            "This order brings one power, and one more for each crown of the area. Power is for bidding, for the wildlings, and to hold land you leave. With a star, castles and strongholds may muster units instead.",
            "Dieser Befehl bringt eine Macht und eine mehr für jede Krone des Gebiets. Mit Macht bietest du, wehrst die Wildlinge ab und hältst Land, das du verlässt. Mit Stern dürfen Burgen und Festungen stattdessen rekrutieren.",
        )],
        Situation::Support => &[(
            "A battle is fought next to one of your Support orders. Say whom it helps: the attacker, the defender, or nobody. Your order stays, and your units risk nothing.",
            "Neben einer deiner Unterstützungen wird gekämpft. Sag, wem sie hilft: dem Angreifer, dem Verteidiger oder niemandem. Dein Befehl bleibt, und deine Einheiten riskieren nichts.",
        )],
        Situation::Card => &[(
            "Battle! Both sides choose one card in secret and add its number. Swords kill if you win, fortifications save you if you lose. A card is spent until all seven have been played, so keep strong ones for battles that matter.",
            "Kampf! Beide wählen geheim eine Karte und zählen ihre Zahl dazu. Schwerter töten, wenn du gewinnst; Türme retten dich, wenn du verlierst. Eine Karte ist verbraucht, bis alle sieben gespielt sind: Spar starke für Kämpfe auf, die zählen.",
        )],
        Situation::Beaten => &[(
            "A lost battle is not the end. Those who live retreat to a safe area next door and lie down until the round is over; next round they fight again.",
            "Ein verlorener Kampf ist nicht das Ende. Wer lebt, zieht sich in ein sicheres Gebiet nebenan zurück und liegt bis zum Ende der Runde; in der nächsten kämpft er wieder.",
        )],
        Situation::Watching => &[(
            "The other houses have their turn now. What they do is listed below as it happens; look there for why a battle was won.",
            "Jetzt sind die anderen Häuser dran. Was sie tun, steht gleich hier darunter; dort siehst du auch, warum ein Kampf gewonnen wurde.",
        )],
        Situation::Westeros => &[(
            "A new round begins with three Westeros cards: they may bring new units, count supply, start a bidding, or forbid orders this round. Wildling marks on them bring the wildlings closer.",
            "Eine neue Runde beginnt mit drei Westeroskarten: Sie bringen neue Einheiten, zählen den Vorrat, lassen bieten oder verbieten Befehle. Wildlingszeichen darauf bringen die Wildlinge näher.",
        )],
        Situation::Bid => &[(
            "Everybody bids power in secret for places on this track, and every bid is paid. Iron Throne: turn order and ties. Fiefdoms: ties in battle and the Blade. King's Court: stars and the Raven.",
            "Alle bieten geheim Macht um Plätze auf dieser Leiste, und jedes Gebot wird bezahlt. Eiserner Thron: Reihenfolge und Gleichstände. Lehen: Gleichstand im Kampf und das Schwert. Königshof: Sterne und der Rabe.",
        )],
        Situation::Wildlings => &[(
            "The wildlings attack. If all bids together reach their strength, the highest bidder is rewarded; if not, everybody suffers, the lowest bidder most.",
            "Die Wildlinge greifen an. Erreichen alle Gebote zusammen ihre Stärke, wird das höchste belohnt; wenn nicht, leiden alle, das niedrigste am meisten.",
        )],
        Situation::Muster => &[(
            "New units! A castle gives 1 point, a stronghold 2. Footman or ship: 1. Knight or siege engine: 2, or 1 to make one of a footman. Two units in one area are an army, and supply limits those.",
            "Neue Einheiten! Eine Burg gibt 1 Punkt, eine Festung 2. Fußsoldat oder Schiff: 1. Ritter oder Belagerungsmaschine: 2, oder 1, um einen Fußsoldaten dazu zu machen. Zwei Einheiten in einem Gebiet sind eine Armee; der Vorrat begrenzt sie.",
        )],
        Situation::Supply => &[(
            "Your land no longer feeds your armies. Give up units until they fit; single units need nothing.",
            "Dein Land ernährt deine Armeen nicht mehr. Gib Einheiten auf, bis es passt; einzelne brauchen nichts.",
        )],
    }
}
