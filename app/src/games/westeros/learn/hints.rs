//! The words of the guide, situation by situation; they are on the server alone.

use super::situation::Situation;
use crate::{Language, language::Words};

/// All hints in the order of [`Situation`].
pub fn hints(language: Language) -> Vec<Vec<String>> {
    let pick = |it: &Words| match language {
        Language::English => it.english.to_owned(),
        Language::German => it.german.to_owned(),
    };
    let all = SITUATIONS.iter().map(|&it| of(it));
    all.map(|hints| hints.iter().map(pick).collect()).collect()
}

const SITUATIONS: [Situation; 15] = [
    Situation::Planning,
    Situation::OrdersPlaced,
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

const fn of(situation: Situation) -> &'static [Words] {
    match situation {
        Situation::Planning => &[
            words!(
                "Welcome! You lead a house that wants the Iron Throne. Seven castles and strongholds win at once; otherwise, whoever has the most after ten rounds wins. Everything on the map in your color with your sigil is yours."
                    | "Willkommen! Du führst ein Haus, das auf den Eisernen Thron will. Sieben Burgen und Festungen gewinnen sofort; sonst gewinnt, wer nach zehn Runden die meisten hat. Was auf dem Spielplan deine Farbe und dein Wappen trägt, gehört dir."
            ),
            words!(
                "Everyone now plans in secret. Pick each highlighted area and choose its order. March: move and attack. Defense: hold. Support: help in a battle next to it. Raid: remove an enemy order next to it. Consolidate Power: gain power."
                    | "Jetzt planen alle geheim. Wähle jedes hervorgehobene Gebiet und seinen Befehl. Marsch: ziehen und angreifen. Verteidigung: halten. Unterstützung: in einem Kampf daneben helfen. Überfall: einen feindlichen Befehl daneben entfernen. Machtzuwachs: Macht gewinnen."
            ),
            words!(
                "A good start: march your home army toward an empty castle or barrels, consolidate power in one area, and let your ships march or support. Orders with a star are stronger; how many you may place is shown below the question."
                    | "Ein guter Anfang: Marschiere mit der Armee in deiner Heimat zu einer leeren Burg oder zu Fässern, lege in ein Gebiet Machtzuwachs und lass deine Schiffe marschieren oder unterstützen. Befehle mit Stern sind stärker; wie viele du legen darfst, steht unter der Frage."
            ),
            words!(
                "When each of your areas has an order, seal them. You can change your mind until the last house is ready."
                    | "Hat jedes deiner Gebiete einen Befehl, versiegle sie. Bis das letzte Haus bereit ist, kannst du alles noch ändern."
            ),
        ],
        Situation::OrdersPlaced => &[words!(
            "Your orders are placed face down. When all houses are ready, all orders are revealed at once and resolved: first raids, then marches, then power."
                | "Deine Befehle liegen verdeckt. Sind alle Häuser bereit, werden alle auf einmal aufgedeckt und ausgeführt: erst Überfälle, dann Märsche, dann Machtzuwachs."
        )],
        Situation::Raven => &[words!(
            "You hold the Messenger Raven: now that all orders are revealed, you may swap one of yours. If you're happy with them, keep them all."
                | "Du hast den Botenraben: Jetzt, da alle Befehle aufgedeckt sind, darfst du einen deiner Befehle tauschen. Bist du zufrieden, behalte alle."
        )],
        Situation::Raid => &[words!(
            "Choose your Raid order, then a highlighted area next to it: the enemy order there is removed before it does anything. Raiding a Consolidate Power order also gains you one power."
                | "Wähle deinen Überfall, dann ein hervorgehobenes Gebiet daneben: Der feindliche Befehl dort wird entfernt, bevor er wirkt. Überfällst du einen Machtzuwachs, bekommst du außerdem einen Machtmarker."
        )],
        Situation::March => &[
            words!(
                "Choose one of your March orders, then a destination: all highlighted areas are allowed. You may send units to several areas or leave some behind. Ships carry your land units from coast to coast."
                    | "Wähle einen deiner Märsche, dann das Ziel: Alle hervorgehobenen Gebiete sind erlaubt. Du darfst Einheiten in mehrere Gebiete schicken oder welche dalassen. Schiffe tragen Landeinheiten von Küste zu Küste."
            ),
            words!(
                "Empty land is yours as soon as you enter it. Entering an area with enemies means battle: compare strengths first (footman and ship 1, knight 2). You keep land you leave empty if you place a power token there; your home needs none."
                    | "Leeres Land gehört dir, sobald du es betrittst. Stehen dort Feinde, kommt es zum Kampf: Vergleiche vorher die Stärke (Fußsoldat und Schiff 1, Ritter 2). Land, das du räumst, behältst du mit einem Machtmarker; deine Heimat braucht keinen."
            ),
        ],
        Situation::Consolidate => &[words!(
            "This order gains one power, and one more for each crown in the area. You use power for bidding, against the wildlings, and to hold land you leave. With a star, you may muster in a castle or stronghold instead."
                | "Dieser Befehl bringt einen Machtmarker und einen weiteren für jede Krone des Gebiets. Mit Macht bietest du, wehrst die Wildlinge ab und hältst Land, das du verlässt. Mit Stern darfst du in einer Burg oder Festung stattdessen rekrutieren."
        )],
        Situation::Support => &[words!(
            "There's a battle next to one of your Support orders. Choose whom it helps: the attacker, the defender, or nobody. Your order stays, and your units risk nothing."
                | "Neben einem deiner Unterstützungsbefehle wird gekämpft. Wähle, wem er hilft: dem Angreifer, dem Verteidiger oder niemandem. Dein Befehl bleibt, und deine Einheiten riskieren nichts."
        )],
        Situation::Card => &[words!(
            "Battle! Both sides choose one card in secret and add its number. Swords kill if you win; fortifications save your units if you lose. You get cards back only after playing all seven, so keep strong ones for battles that matter."
                | "Kampf! Beide wählen geheim eine Karte und zählen ihre Zahl dazu. Schwerter töten, wenn du gewinnst; Befestigungen retten deine Einheiten, wenn du verlierst. Karten bekommst du erst zurück, wenn alle sieben gespielt sind: Spare starke für wichtige Kämpfe auf."
        )],
        Situation::Beaten => &[words!(
            "Losing a battle isn't the end. Surviving units retreat to a safe adjacent area and are routed until the round is over; next round they can fight again."
                | "Ein verlorener Kampf ist nicht das Ende. Überlebende Einheiten ziehen sich in ein sicheres Nachbargebiet zurück und sind bis zum Ende der Runde geschlagen; in der nächsten können sie wieder kämpfen."
        )],
        Situation::Watching => &[words!(
            "Now it's the other houses' turn. What they do is shown on the map as it happens; the log keeps all of it, and why a battle was won."
                | "Jetzt sind die anderen Häuser dran. Was sie tun, siehst du auf dem Spielplan; in der Chronik steht alles noch einmal, auch warum ein Kampf gewonnen wurde."
        )],
        Situation::Westeros => &[words!(
            "A new round begins with three Westeros cards: they may bring new units, adjust supply, start bidding, or forbid orders this round. Wildling icons on them bring the wildlings closer."
                | "Eine neue Runde beginnt mit drei Westeroskarten: Sie bringen neue Einheiten, passen den Vorrat an, lassen bieten oder verbieten Befehle. Wildlingssymbole darauf bringen die Wildlinge näher."
        )],
        Situation::Bid => &[words!(
            "Everyone bids power in secret for places on this track, and all bids are spent. Iron Throne: turn order and ties. Fiefdoms: ties in battle and the Blade. King's Court: stars and the Raven."
                | "Alle bieten geheim Macht um Plätze auf dieser Leiste, und jedes Gebot wird bezahlt. Eiserner Thron: Zugreihenfolge und Gleichstände. Lehen: Gleichstand im Kampf und die Klinge. Königshof: Sterne und der Rabe."
        )],
        Situation::Wildlings => &[words!(
            "The wildlings attack. If all bids together reach their strength, the highest bidder is rewarded; if not, everyone suffers, the lowest bidder most."
                | "Die Wildlinge greifen an. Erreichen alle Gebote zusammen ihre Stärke, wird das höchste belohnt; wenn nicht, leiden alle, das niedrigste am meisten."
        )],
        Situation::Muster => &[words!(
            "New units! A castle gives 1 point, a stronghold 2. Footman or ship: 1. Knight or siege engine: 2, or 1 to upgrade a footman. Two or more units in one area are an army, and your supply limits your armies."
                | "Neue Einheiten! Eine Burg gibt 1 Punkt, eine Festung 2. Fußsoldat oder Schiff: 1. Ritter oder Belagerungsmaschine: 2, oder 1 für das Aufwerten eines Fußsoldaten. Zwei oder mehr Einheiten in einem Gebiet sind eine Armee; dein Vorrat begrenzt deine Armeen."
        )],
        Situation::Supply => &[words!(
            "Your supply no longer allows your armies. Destroy units until they fit; single units need no supply."
                | "Dein Vorrat erlaubt deine Armeen nicht mehr. Vernichte Einheiten, bis es passt; einzelne Einheiten brauchen keinen Vorrat."
        )],
    }
}
