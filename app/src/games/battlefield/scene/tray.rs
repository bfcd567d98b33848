//! One tray as markup: drawn about its middle, its front up. Few elements stand for many models.

use super::{
    figures::{figures, standing_at},
    model::TrayModel,
};
use battlefield::{data::Kind, effect::Token, geometry::Mil};
use std::fmt::Write;

/// Where the signs of a tray are, in its own measures.
struct Room<'a> {
    /// Half the width and half the depth.
    half: (Mil, Mil),
    /// From one token to the next, and how large signs are, in hundredths.
    step: Mil,
    size: Mil,
    /// By how many degrees signs are turned so that they can be read.
    upright: &'a str,
}

impl<'a> Room<'a> {
    const fn new(model: &TrayModel, upright: &'a str) -> Self {
        let half = (model.base.width / 2, model.base.depth / 2);
        let narrow = half.0 < 2_000;
        Self {
            half,
            step: if narrow { 840 } else { 1_080 },
            size: if narrow { 76 } else { 100 },
            upright,
        }
    }

    /// A sign in the middle of its place.
    fn sign(&self, out: &mut String, name: &str, (x, y): (Mil, Mil)) {
        let Self { size, upright, .. } = self;
        // Writing to a text never fails.
        let _ = match (*size, *upright) {
            (100, "0") => write!(out, "<use href=\"#b-{name}\" x=\"{x}\" y=\"{y}\"/>"),
            (100, _) => write!(
                out,
                "<use href=\"#b-{name}\" transform=\"translate({x} {y})rotate({upright})\"/>"
            ),
            _ => write!(
                out,
                "<use href=\"#b-{name}\" transform=\"translate({x} {y})rotate({upright})scale(.{size})\"/>"
            ),
        };
    }

    /// The corner at the left or right of the front or rear, as far inside as signs need it.
    const fn corner(&self, right: bool, rear: bool) -> (Mil, Mil) {
        let inset = 520 * self.size / 100;
        let (x, y) = (self.half.0 - inset, self.half.1 - inset);
        (if right { x } else { -x }, if rear { y } else { -y })
    }
}

pub const fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Infantry => "infantry",
        Kind::Cavalry => "cavalry",
        Kind::Monster => "monster",
        Kind::WarMachine => "war_machine",
    }
}

pub const fn token_sign(token: Token) -> &'static str {
    match token {
        Token::Panicked => "panicked",
        Token::Vulnerable => "vulnerable",
        Token::Weakened => "weakened",
    }
}

/// The tray and all that lies on it, without its name. What is to be read is turned by `upright` degrees.
pub fn drawn(model: &TrayModel, upright: &str) -> String {
    let mut out = String::with_capacity(1_200);
    let room = Room::new(model, upright);
    let (x, y) = room.half;
    let (width, depth) = (2 * x, 2 * y);
    let faction = model.colors.faction;
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<path class=\"b-cloth\" d=\"M{} {}h{width}v{depth}h{}z\"/>\
         <path class=\"b-edge\" fill=\"url(#b-weave-{faction})\" d=\"M{} {}h{width}v{depth}h{}z\"/>\
         <path class=\"b-front\" d=\"M{} {}h{width}M0 {}l-680 760h1360z\"/>",
        -x, -y, -width, -x, -y, -width, -x, -y, -y,
    );
    figures(model, &mut out);
    wounds(model, upright, &mut out);
    signs(model, &room, &mut out);
    out
}

/// How hurt the model is that goes next.
fn wounds(model: &TrayModel, upright: &str, out: &mut String) {
    let Some((x, y)) = standing_at(model)
        .last()
        .copied()
        .filter(|_| model.wounds > 0)
    else {
        return;
    };
    let (right, below) = if model.solo { (560, 480) } else { (0, 0) };
    let (x, y, wounds) = (x + right, y + below, model.wounds);
    let _ = write!(
        out,
        "<circle class=\"b-hurt\" cx=\"{x}\" cy=\"{y}\" r=\"430\"/>\
         <text class=\"b-hurt-count\" transform=\"translate({x} {y})rotate({upright})\" y=\"250\">{wounds}</text>"
    );
}

fn signs(model: &TrayModel, room: &Room<'_>, out: &mut String) {
    let kind = kind_sign(model.kind);
    if model.solo {
        room.sign(
            out,
            kind,
            standing_at(model).first().copied().unwrap_or_default(),
        );
    } else {
        room.sign(out, kind, room.corner(false, true));
    }
    if model.commander {
        room.sign(out, "crown", room.corner(false, false));
    }
    if model.engaged {
        room.sign(out, "lock", room.corner(true, false));
    }
    if model.activated {
        let (x, y) = room.corner(true, true);
        let y = if model.solo { 0 } else { y };
        room.sign(out, "tick", (x, y));
    }
    let tokens: Vec<Token> = model.tokens.all().collect();
    let first = -room.step * (Mil::from(tokens.len() as u8) - 1) / 2;
    let rear = room.corner(true, true).1;
    for (place, token) in (0..).zip(tokens) {
        room.sign(out, token_sign(token), (first + place * room.step, rear));
    }
    if model.points > 0 {
        let (x, points, upright) = (-room.half.0, model.points, room.upright);
        let _ = write!(
            out,
            "<circle class=\"b-points\" cx=\"{x}\" r=\"520\"/>\
             <text class=\"b-points-count\" transform=\"translate({x} 0)rotate({upright})\" y=\"260\">{points}</text>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model::trays};

    fn drawn_of(unit: usize) -> String {
        drawn(&trays(&example())[unit], "180")
    }

    #[test]
    fn a_tray_shows_its_front_its_faction_and_its_kind() {
        let swords = drawn_of(0);
        assert!(swords.contains("class=\"b-front\" d=\"M-2750 -2400h5500M0 -2400"));
        assert!(swords.contains("url(#b-weave-stark)") && swords.contains("#b-infantry"));
        assert!(swords.contains("#b-crown") && swords.contains("#b-lock"));
        assert!(!swords.contains("#b-tick"));
    }

    #[test]
    fn each_token_has_its_own_sign() {
        let guards = drawn_of(6);
        for name in ["panicked", "weakened", "vulnerable", "tick"] {
            assert_eq!(guards.matches(&format!("#b-{name}")).count(), 1, "{name}");
        }
    }

    #[test]
    fn wounds_lie_on_the_model_that_goes_next() {
        assert!(drawn_of(2).contains("<text class=\"b-hurt-count\""));
        assert!(!drawn_of(0).contains("b-hurt"));
    }

    #[test]
    fn a_tray_is_few_bytes() {
        for model in trays(&example()) {
            let length = drawn(&model, "359.99").len();
            assert!(length < 1_700, "{:?}: {length}", model.id);
        }
    }
}
