//! The game modes, each in a few sentences.

use crate::language::Words;
use battlefield::position::Mode;

pub struct ModeText {
    pub mode: Mode,
    pub text: Words,
}

/// Its place in the page of the modes.
pub const fn anchor(mode: Mode) -> &'static str {
    match mode {
        Mode::None => "",
        Mode::Thrones => "thrones",
        Mode::Clash => "clash",
        Mode::Storm => "storm",
        Mode::Feast => "feast",
        Mode::Winds => "winds",
    }
}

pub const MODES: [ModeText; 5] = [
    ModeText {
        mode: Mode::Thrones,
        text: words!(
            "Each army starts within 6 inches of its edge. Five objective markers, one of them in the center, each with a card of its own. From round 2 on, each marker held at the end of a round is worth 1 victory point; so is each destroyed enemy unit that costs at least 1 point."
                | "Jede Armee beginnt im Abstand von 6 Zoll zu ihrer Kante. Fünf Zielmarker, einer davon in der Mitte, jeder mit eigener Karte. Ab Runde 2 bringt jeder Marker, der am Ende einer Runde gehalten wird, 1 Siegpunkt; ebenso jede vernichtete feindliche Einheit, die mindestens 1 Punkt kostet."
        ),
    },
    ModeText {
        mode: Mode::Clash,
        text: words!(
            "Two units start on the table, the commander among them; the others are in reserve and arrive from round 2 on. Destroyed units return, except for characters. From round 2 on, the marker in the center is worth 2 victory points at the end of a round and each at the sides 1; a destroyed unit is worth 1, a commander 2 more."
                | "Zwei Einheiten beginnen auf dem Tisch, darunter der Kommandant; die anderen sind in Reserve und treffen ab Runde 2 ein. Vernichtete Einheiten kehren zurück, Charaktere nicht. Ab Runde 2 bringt der Marker in der Mitte am Ende einer Runde 2 Siegpunkte und jeder an den Seiten 1; eine vernichtete Einheit bringt 1, ein Kommandant 2 weitere."
        ),
    },
    ModeText {
        mode: Mode::Storm,
        text: words!(
            "An Attacker storms three castle walls. Each wall shoots when it activates. The Attacker's destroyed units come back with all their models, except for characters; half of the Defender's army is in reserve until round 3. The Attacker scores 5 for each wall and 1 for each unit destroyed; if round 6 ends, the Defender wins."
                | "Ein Angreifer stürmt drei Burgmauern. Jede Mauer schießt, wenn sie aktiviert wird. Vernichtete Einheiten des Angreifers kehren mit allen Modellen zurück, Charaktere nicht; die halbe Armee des Verteidigers ist bis Runde 3 in Reserve. Der Angreifer erhält 5 Siegpunkte je zerstörter Mauer und 1 je vernichteter Einheit; endet Runde 6, gewinnt der Verteidiger."
        ),
    },
    ModeText {
        mode: Mode::Feast,
        text: words!(
            "No objective markers; the table begins with two corpse piles. Each failed morale test puts a victory point token on the unit; whoever destroys it scores 1 and its tokens. Activating within 6 inches of a corpse pile requires a morale test at minus the round number, and destroyed infantry leaves a new pile."
                | "Keine Zielmarker; der Tisch beginnt mit zwei Leichenhaufen. Jeder misslungene Moraltest legt einen Siegpunktmarker auf die Einheit; wer sie vernichtet, erhält 1 und ihre Marker. Eine Aktivierung im Umkreis von 6 Zoll um einen Leichenhaufen verlangt einen Moraltest mit Abzug in Höhe der Runde, und vernichtete Infanterie hinterlässt einen neuen Haufen."
        ),
    },
    ModeText {
        mode: Mode::Winds,
        text: words!(
            "Five objective markers that score nothing by themselves: only missions do. Each player has two secret missions in hand; from round 2 on, whoever fulfills the open mission scores it, too. Destroying units doesn't score."
                | "Fünf Zielmarker, die von selbst nichts bringen: Nur Missionen zählen. Alle haben zwei geheime Missionen auf der Hand; ab Runde 2 zählt auch die offene Mission für alle, die sie erfüllen. Vernichtete Einheiten bringen nichts."
        ),
    },
];
