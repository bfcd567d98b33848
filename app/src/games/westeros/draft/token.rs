//! The choice whether a power token stays behind as long as nobody has said so: where the land would be lost without
//! one and is worth it, because of its castle or because an enemy could walk in.

use super::{Draft, Going, Marching, Step};
use westeros::{
    Area, House, Unit, View,
    march::{lost_without_token, why_no_token},
    movement,
};

impl Draft {
    /// The draft after a step; a march that empties its land by this very step leaves a token there
    /// where that is wise.
    #[must_use]
    pub fn stepped(self, view: &View, step: Step) -> Self {
        let after = self.after(step);
        let (Some(me), Some(it)) = (view.me, after.marching()) else {
            return after;
        };
        let Going::To { moves, .. } = it.going else {
            return after;
        };
        if matches!(step, Step::LeaveToken(_)) {
            return after;
        }
        let empties = |it: &Marching| why_no_token(view, me, it.from, &it.going.moves()).is_none();
        let before = self.marching().filter(|it| Some(it.from) == after.origin());
        let leave_token = empties(&it)
            && match before.filter(empties) {
                // What was said of it holds on.
                Some(before) => before.going.leaves_token(),
                None => is_worth_a_token(view, me, &it),
            };
        Self::March {
            from: Some(it.from),
            going: Going::To { moves, leave_token },
            hand: it.hand,
        }
    }

    fn origin(&self) -> Option<Area> {
        self.marching().map(|it| it.from)
    }
}

fn is_worth_a_token(view: &View, me: House, it: &Marching) -> bool {
    let march = it.march();
    lost_without_token(view, me, &march).is_some()
        && (it.from.place().building.is_some() || is_open_to_enemies(view, me, it.from))
}

/// Tells whether an enemy has units that could go there.
fn is_open_to_enemies(view: &View, me: House, land: Area) -> bool {
    let enemies = House::ALL.into_iter().filter(|&it| it != me);
    enemies
        .flat_map(|house| view.occupied[house].iter().map(move |from| (house, from)))
        .filter(|&(_, from)| {
            let army = view.upright(from);
            army.len() > army.count(Unit::Ship)
        })
        .any(|(house, from)| movement::reach(view, house, from).contains(land))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;
    use westeros::{Army, Prompt};

    fn march(text: &str) -> (View, Prompt, Draft) {
        let (view, prompt) = staged(text, "", House::Stark);
        let draft = Draft::open(&view, &prompt);
        (view, prompt, draft)
    }

    fn leaves(draft: &Draft) -> bool {
        draft.marching().is_some_and(|it| it.going.leaves_token())
    }

    const FOOTMAN: Army = Army::one(Unit::Footman);

    #[test]
    fn a_castle_keeps_a_token_and_a_remote_land_none() {
        let (view, _, open) =
            march("players 3\nphase march only\npower all 3\nST White Harbor: F, March\n");
        let gone = open.stepped(&view, Step::Send(Area::MoatCailin, FOOTMAN));
        assert!(leaves(&gone), "{gone:?}");
        let (view, _, open) =
            march("players 3\nphase march only\npower all 3\nST Karhold: F, March\n");
        let gone = open.stepped(&view, Step::Send(Area::CastleBlack, FOOTMAN));
        assert!(!leaves(&gone), "{gone:?}");
    }

    #[test]
    fn so_does_a_land_that_an_enemy_could_walk_into() {
        let text =
            "players 3\nphase march only\npower all 3\nST Karhold: F, March\nLA Castle Black: F\n";
        let (view, _, open) = march(text);
        let gone = open.stepped(&view, Step::Send(Area::Winterfell, FOOTMAN));
        assert!(leaves(&gone), "{gone:?}");
        let text = text.replace("power all 3", "power all 0");
        let (view, _, open) = march(&text);
        let gone = open.stepped(&view, Step::Send(Area::Winterfell, FOOTMAN));
        assert!(!leaves(&gone), "there is none to leave");
    }

    #[test]
    fn what_was_said_of_it_holds_and_units_that_stay_need_none() {
        let (view, prompt, open) =
            march("players 3\nphase march only\npower all 3\nST White Harbor: F F, March\n");
        let both = FOOTMAN.plus(FOOTMAN);
        let one = open.stepped(&view, Step::Send(Area::MoatCailin, FOOTMAN));
        assert!(!leaves(&one), "one stays");
        let gone = one.stepped(&view, Step::Send(Area::MoatCailin, both));
        assert!(leaves(&gone) && gone.ready(&view, &prompt).is_ok());
        let without = gone.stepped(&view, Step::LeaveToken(false));
        let elsewhere = without.stepped(&view, Step::Divert(Area::Winterfell, both));
        assert!(!leaves(&elsewhere), "as somebody wants it");
        let back = gone.stepped(&view, Step::Send(Area::MoatCailin, FOOTMAN));
        assert!(!leaves(&back) && back.ready(&view, &prompt).is_ok());
    }
}
