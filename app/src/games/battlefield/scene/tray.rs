//! One tray as markup: drawn about its middle, its front up. Few elements stand for many models.

use super::{
    figures::{figures, standing_at},
    model::TrayModel,
};
use crate::{games::battlefield::wording, markup::escaped};
use battlefield::{data::Kind, effect::Token, geometry::Mil};
use std::fmt::Write;

/// The places of the signs of a tray, in its own measures.
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
            step: if narrow { 1_000 } else { 1_240 },
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

/// The class of a token in its color.
pub const fn token_class(token: Token) -> &'static str {
    match token {
        Token::Panicked => "panicked",
        Token::Vulnerable => "vulnerable",
        Token::Weakened => "weakened",
    }
}

/// The letter on a token: that of its name.
pub fn token_letter(token: Token) -> &'static str {
    wording::token(token).get(..1).unwrap_or_default()
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
        "<path class=\"b-shade\" d=\"M{} {}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-box\" d=\"M-{x} {}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-cloth\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-edge\" fill=\"url(#b-weave-{faction})\" d=\"M-{x} -{y}h{width}v{depth}h-{width}z\"/>\
         <path class=\"b-trim\" d=\"M{} {}h{}v{}h-{}z\"/>\
         <path class=\"b-band\" d=\"M-{x} {}h{width}\"/><path class=\"b-teeth\" d=\"M-{x} {}h{width}\"/>\
         <path class=\"b-front\" d=\"M-560 -{y}L0 {}L560 -{y}z\"/>",
        220 - x,
        420 - y,
        200 - y,
        170 - x,
        170 - y,
        width - 340,
        depth - 340,
        width - 340,
        200 - y,
        200 - y,
        -y - 620,
    );
    figures(model, &mut out);
    wounds(model, upright, &mut out);
    signs(model, &room, &mut out);
    out
}

/// The wounds on the model that goes next.
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
    }
    if model.commander {
        crown(model, room, out);
    }
    if model.engaged {
        room.sign(out, "lock", room.corner(true, false));
    }
    if model.influenced {
        room.sign(out, "influence", room.corner(false, true));
    }
    tokens(model, room, out);
    if model.points > 0 {
        let (x, points, upright) = (-room.half.0, model.points, room.upright);
        let _ = write!(
            out,
            "<circle class=\"b-points\" cx=\"{x}\" r=\"520\"/>\
             <text class=\"b-points-count\" transform=\"translate({x} 0)rotate({upright})\" y=\"260\">{points}</text>"
        );
    }
}

/// On the model in front at the left, who commands; a model by itself has its kind there, and the crown at its corner.
fn crown(model: &TrayModel, room: &Room<'_>, out: &mut String) {
    let first = standing_at(model).first().copied();
    let Some((x, y)) = first.filter(|_| !model.solo) else {
        room.sign(out, "crown", room.corner(false, false));
        return;
    };
    let upright = room.upright;
    let _ = write!(
        out,
        "<use href=\"#b-crown\" transform=\"translate({x} {y})rotate({upright})scale(.72)\"/>"
    );
}

/// Tokens in a row down the right edge, each with its name for a pointer.
fn tokens(model: &TrayModel, room: &Room<'_>, out: &mut String) {
    let x = room.half.0 - 200;
    let first = room.corner(true, false).1 + if model.engaged { room.step } else { 0 };
    let upright = room.upright;
    for (place, token) in (0..).zip(model.tokens.all()) {
        let y = first + place * room.step;
        let (class, letter) = (token_class(token), token_letter(token));
        let name = escaped(wording::token(token));
        let _ = write!(
            out,
            "<g transform=\"translate({x} {y})rotate({upright})\"><title>{name}</title>\
             <circle class=\"b-token {class}\" r=\"{}\"/><text class=\"b-letter\" y=\"290\">{letter}</text></g>",
            room.step / 2,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model::trays};
    use battlefield::position::NcuId;

    fn drawn_of(unit: usize) -> String {
        drawn(&trays(&example())[unit], "180")
    }

    #[test]
    fn a_tray_shows_its_front_its_faction_and_its_kind() {
        let swords = drawn_of(0);
        assert!(swords.contains("class=\"b-front\" d=\"M-560 -2400L0 -3020L560 -2400z\""));
        assert!(swords.contains("class=\"b-band\" d=\"M-2750 -2200h5500\""));
        assert!(swords.contains("url(#b-weave-stark)") && !swords.contains("#b-infantry"));
        // Upon the model that commands.
        assert!(swords.contains("#b-crown\" transform=\"translate(-1905 -1300)rotate(180)"));
        assert!(swords.contains("#b-lock"));
        assert!(drawn_of(4).contains("#b-monster"));
    }

    #[test]
    fn each_token_has_its_letter_and_its_name() {
        let guards = drawn_of(6);
        for name in ["Panicked", "Weakened", "Vulnerable"] {
            assert_eq!(
                guards.matches(&format!("<title>{name}</title>")).count(),
                1,
                "{name}"
            );
        }
        assert!(guards.contains(">P</text>") && guards.contains("b-token panicked"));
    }

    #[test]
    fn a_unit_under_influence_bears_a_letter() {
        assert!(!drawn_of(1).contains("#b-influence"));
        let mut position = example();
        position.units[1].friendly_influence = Some(NcuId(0));
        let bowmen = drawn(&trays(&position)[1], "180");
        assert!(bowmen.contains("#b-influence"), "{bowmen}");
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
            assert!(length < 4_000, "{:?}: {length}", model.id);
        }
    }
}
