//! How to read the signs of the page.

/// A sign of the page and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    pub name: &'static str,
    pub meaning: &'static str,
}

const fn sign(name: &'static str, meaning: &'static str) -> Sign {
    Sign { name, meaning }
}

/// What the icons of map and panels mean.
pub fn legend() -> [Sign; 11] {
    [
        sign(
            word!("Tower" | "Turm"),
            word!(
                "A castle: 1 victory point, and 1 point to muster units with."
                    | "Eine Burg: 1 Siegpunkt und 1 Punkt für die Rekrutierung."
            ),
        ),
        sign(
            word!("Great keep" | "Großer Bergfried"),
            word!(
                "A stronghold: 1 victory point, and 2 points to muster units with."
                    | "Eine Festung: 1 Siegpunkt und 2 Punkte für die Rekrutierung."
            ),
        ),
        sign(
            word!("Barrel" | "Fass"),
            word!(
                "Supply: the more barrels a house holds, the larger its armies may be."
                    | "Vorrat: Je mehr Fässer ein Haus hält, desto größer dürfen seine Armeen sein."
            ),
        ),
        sign(
            word!("Crown" | "Krone"),
            word!(
                "1 power more when power is consolidated there."
                    | "1 Machtmarker mehr beim Machtzuwachs in diesem Gebiet."
            ),
        ),
        sign(
            word!("Token with a sigil" | "Marker mit Wappen"),
            word!(
                "A power token: the area stays its house's without units."
                    | "Ein Machtmarker: Das Gebiet bleibt auch ohne Einheiten bei seinem Haus."
            ),
        ),
        sign(
            word!("Shield with a number" | "Schild mit Zahl"),
            word!(
                "A garrison or a neutral force of that strength."
                    | "Eine Garnison oder neutrale Streitmacht dieser Stärke."
            ),
        ),
        sign(
            word!("Star" | "Stern"),
            word!(
                "A starred order is stronger. The King's Court says how many you may use."
                    | "Ein Befehl mit Stern ist stärker. Der Königshof sagt, wie viele du nutzen \
                       darfst."
            ),
        ),
        sign(
            word!("Iron Throne track" | "Leiste Eiserner Thron"),
            word!(
                "Who acts first. Its first house also decides ties."
                    | "Wer zuerst handelt. Das erste Haus entscheidet auch bei Gleichstand."
            ),
        ),
        sign(
            word!("Fiefdoms track" | "Leiste Lehen"),
            word!(
                "Who wins drawn battles. Its first house holds the Blade."
                    | "Wer Kämpfe bei Gleichstand gewinnt. Das erste Haus hat das Schwert."
            ),
        ),
        sign(
            word!("King's Court track" | "Leiste Königshof"),
            word!(
                "How many starred orders. Its first house holds the Raven."
                    | "Wie viele Befehle mit Stern. Das erste Haus hat den Raben."
            ),
        ),
        sign(
            word!("Dashed ring" | "Gestrichelter Ring"),
            word!(
                "Your order, still on this screen only: nobody else has got it yet."
                    | "Dein Befehl, bisher nur auf diesem Bildschirm: Niemand sonst hat ihn."
            ),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_explained() {
        assert!(legend().iter().all(|it| it.meaning.ends_with('.')));
    }
}
