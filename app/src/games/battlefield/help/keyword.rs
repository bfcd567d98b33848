//! The keywords of terrain.

use battlefield::terrain::Keyword;

/// Tells what a keyword does.
pub fn keyword_text(it: Keyword) -> &'static str {
    match it {
        Keyword::BlocksSight => {
            word!(
                "No line of sight passes through it, except for units inside it."
                    | "Keine Sichtlinie führt hindurch, außer für Einheiten darin."
            )
        }
        Keyword::Cover => {
            word!(
                "Ranged attacks get -1 to hit when it conceals most of the defender's tray."
                    | "Fernkampfangriffe treffen mit -1, wenn es den größten Teil des Trays der Verteidiger verdeckt."
            )
        }
        Keyword::Dangerous => {
            word!(
                "Units that act in it, cross it or end a move on it suffer D3+1 wounds afterward."
                    | "Einheiten, die darin handeln, es durchqueren oder darauf enden, erleiden danach W3+1 Wunden."
            )
        }
        Keyword::Destructible => {
            word!(
                "A unit within 1 inch can spend a melee attack to remove it."
                    | "Eine Einheit im Umkreis von 1 Zoll kann es statt eines Nahkampfangriffs entfernen."
            )
        }
        Keyword::Elevated => {
            word!(
                "Ranged attacks from it ignore units and terrain on the way."
                    | "Fernkampfangriffe von dort ignorieren Einheiten und Gelände auf dem Weg."
            )
        }
        Keyword::Fortified => {
            word!(
                "A charge across it or ending on it has no Charge Bonus, and the defender gets +1 Defense against it."
                    | "Ein Sturmangriff darüber oder darauf hat keinen Sturmbonus, und die Verteidiger erhalten dagegen +1 Verteidigung."
            )
        }
        Keyword::Hindering => {
            word!(
                "Charges into, out of or through it roll two dice and keep the lower one; crossing it, a charge is Disorderly on a 1 or 2."
                    | "Sturmangriffe hinein, hinaus oder hindurch werfen zwei Würfel und behalten den niedrigeren; hindurch sind sie bei 1 oder 2 ungeordnet."
            )
        }
        Keyword::Horrific => {
            word!(
                "Units within short range get -1 on morale rolls."
                    | "Einheiten in kurzer Reichweite erhalten -1 auf Moralwürfe."
            )
        }
        Keyword::Impassable => {
            word!(
                "Nothing enters it, crosses it or ends on it; pivots may pass over it."
                    | "Nichts betritt oder durchquert es oder endet darauf; Drehungen dürfen darüber gehen."
            )
        }
        Keyword::Inspiring => {
            word!(
                "Units within short range get +1 on morale rolls."
                    | "Einheiten in kurzer Reichweite erhalten +1 auf Moralwürfe."
            )
        }
        Keyword::Rough => {
            word!(
                "Moves into, out of or through it are 1 inch shorter in all."
                    | "Bewegungen hinein, hinaus oder hindurch sind insgesamt 1 Zoll kürzer."
            )
        }
    }
}
