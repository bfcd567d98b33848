//! The explanations of the signs of the page.

/// A sign of the page and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    pub name: &'static str,
    pub meaning: &'static str,
}

const fn sign(name: &'static str, meaning: &'static str) -> Sign {
    Sign { name, meaning }
}

/// A castle on the map.
pub fn castle_sign() -> Sign {
    sign(
        word!("Tower" | "Turm"),
        word!(
            "A castle: 1 victory point and 1 mustering point."
                | "Eine Burg: 1 Siegpunkt und 1 Rekrutierungspunkt."
        ),
    )
}

/// A stronghold on the map.
pub fn stronghold_sign() -> Sign {
    sign(
        word!("Great keep" | "Großer Bergfried"),
        word!(
            "A stronghold: 1 victory point and 2 mustering points."
                | "Eine Festung: 1 Siegpunkt und 2 Rekrutierungspunkte."
        ),
    )
}

/// A barrel of supply on the map.
pub fn barrel_sign() -> Sign {
    sign(
        word!("Barrel" | "Fass"),
        word!(
            "Supply: the more barrels a house holds, the larger its armies may be."
                | "Vorrat: Je mehr Fässer ein Haus hält, desto größer dürfen seine Armeen sein."
        ),
    )
}

/// A crown of power on the map.
pub fn crown_sign() -> Sign {
    sign(
        word!("Crown" | "Krone"),
        word!(
            "1 extra power when you consolidate power there."
                | "1 Machtmarker mehr beim Machtzuwachs in diesem Gebiet."
        ),
    )
}

/// A port on the map.
pub fn port_sign() -> Sign {
    sign(
        word!("Anchor" | "Anker"),
        word!(
            "A port: room for three ships of the house that holds its land."
                | "Ein Hafen: Platz für drei Schiffe des Hauses, dem das Land gehört."
        ),
    )
}

/// The meanings of the icons of map and panels.
pub fn legend() -> [Sign; 12] {
    [
        castle_sign(),
        stronghold_sign(),
        port_sign(),
        barrel_sign(),
        crown_sign(),
        sign(
            word!("Token with a sigil" | "Marker mit Wappen"),
            word!(
                "A power token: the house keeps the area without units."
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
                "A starred order is stronger. The King's Court track says how many you may use."
                    | "Ein Befehl mit Stern ist stärker. Der Königshof sagt, wie viele du nutzen \
                       darfst."
            ),
        ),
        sign(
            word!("Iron Throne track" | "Leiste Eiserner Thron"),
            word!(
                "The turn order. First place also decides ties."
                    | "Die Zugreihenfolge. Platz 1 entscheidet auch bei Gleichstand."
            ),
        ),
        sign(
            word!("Fiefdoms track" | "Leiste Lehen"),
            word!(
                "Ties in battle. First place holds the Blade."
                    | "Gleichstand im Kampf. Platz 1 hat die Klinge."
            ),
        ),
        sign(
            word!("King's Court track" | "Leiste Königshof"),
            word!(
                "The number of starred orders. First place holds the Raven."
                    | "Die Zahl der Befehle mit Stern. Platz 1 hat den Raben."
            ),
        ),
        sign(
            word!("Dashed ring" | "Gestrichelter Ring"),
            word!(
                "Your order, not sent yet: only you can see it."
                    | "Dein Befehl, noch nicht abgeschickt: Nur du siehst ihn."
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
