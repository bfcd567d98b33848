//! Armies against what supply feeds: the same picture for mustering, losses and ports.

use super::{Draft, plan::drilled};
use westeros::{
    Area, AreaSet, Army, House, Position, Prompt, Unit, View,
    board::PORTS,
    supply::{Armies, LIMITS},
};

/// The armies of a house beside those its supply allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feeding {
    pub slots: Vec<Slot>,
    /// True if the rules let these armies stand.
    pub fits: bool,
}

/// One army and the room there is for it, largest first. No room is 1: a single unit needs none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The place where the army stands; `None` where supply would feed one more.
    pub area: Option<Area>,
    pub size: u8,
    pub room: u8,
}

impl Slot {
    /// Returns how many units of this army supply does not feed.
    pub const fn over(self) -> u8 {
        self.size.saturating_sub(self.room)
    }
}

/// As a house stands now.
pub fn feeding(position: &Position, house: House) -> Feeding {
    let sizes = position.occupied[house].iter();
    let sizes = sizes.map(|area| (area, position.units[area].len()));
    matched(&sizes.collect::<Vec<_>>(), position.supply[house])
}

/// As the viewer would stand after this draft.
pub fn feeding_after(view: &View, prompt: &Prompt, draft: &Draft) -> Option<Feeding> {
    let me = view.me?;
    Some(match (prompt, draft) {
        (Prompt::Muster { .. } | Prompt::ConsolidatePower { .. }, _) => {
            feeding(drilled(view, prompt, draft)?.position(), me)
        }
        (&Prompt::TakePort { port, .. }, &Draft::Number(ships)) => {
            feeding(&taken(view, me, (port, ships)), me)
        }
        (_, Draft::Units(_) | Draft::Crows { .. }) => {
            let sizes = view.occupied[me].iter();
            let sizes = sizes.map(|area| {
                (
                    area,
                    view.units[area].len().saturating_sub(draft.lost(area)),
                )
            });
            matched(&sizes.collect::<Vec<_>>(), view.supply[me])
        }
        _ => return None,
    })
}

/// With own ships in the place of those that lie in a port.
fn taken(view: &View, me: House, (port, ships): (Area, u8)) -> Position {
    let mut position = view.position;
    for house in House::ALL {
        position.occupied[house] = position.occupied[house].without(port);
    }
    position.units[port] = Army::NONE;
    position.put(me, port, Army::NONE.with(Unit::Ship, ships));
    position
}

/// The largest army beside the largest that is allowed, and so on.
fn matched(sizes: &[(Area, u8)], supply: u8) -> Feeding {
    let limits = LIMITS[usize::from(supply.min(6))];
    let mut armies = Armies::default();
    for &(_, size) in sizes {
        armies.add(size);
    }
    let mut large: Vec<(Area, u8)> = sizes.iter().copied().filter(|it| it.1 > 1).collect();
    large.sort_by_key(|&(_, size)| std::cmp::Reverse(size));
    let slots = (0..large.len().max(limits.len())).map(|at| Slot {
        area: large.get(at).map(|it| it.0),
        size: large.get(at).map_or(0, |it| it.1),
        room: limits.get(at).copied().unwrap_or(1),
    });
    Feeding {
        slots: slots.collect(),
        fits: armies.fit(supply),
    }
}

/// A port about to be taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoils {
    pub port: Area,
    /// The house whose ships are lost there, and how many are.
    pub lost: Option<(House, u8)>,
    /// Own ships beside the board.
    pub figures: u8,
    pub most: u8,
}

/// Returns what lies in the port that the viewer takes over; `None` for other questions.
pub fn spoils(view: &View, prompt: &Prompt) -> Option<Spoils> {
    let &Prompt::TakePort { port, most } = prompt else {
        return None;
    };
    debug_assert!(PORTS.contains(port), "{port:?} is no port");
    Some(Spoils {
        port,
        lost: view.units_of(port).map(|it| (it, view.units[port].len())),
        figures: view.figures_left(view.me?, Unit::Ship),
        most,
    })
}

impl Draft {
    /// Returns how many units leave the board there.
    fn lost(&self, area: Area) -> u8 {
        match self {
            Self::Units(units) => units.at(area).len(),
            Self::Crows { destroyed, .. } => destroyed.at(area).len(),
            _ => 0,
        }
    }
}

/// The armies that are too large or too many, as they stand now.
pub fn overfed(view: &View) -> AreaSet {
    let slots = view.me.map(|me| feeding(view, me).slots);
    let over = slots.into_iter().flatten().filter(|it| it.over() > 0);
    over.filter_map(|it| it.area).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::{draft::Step, staged::staged};
    use westeros::Area::{Harrenhal, TheTwins};

    const T009: &str = "card Supply only\nsupply LA 5\nLA Harrenhal: 2F 2K\nLA The Twins: F 2K\n\
        LA Lannisport: 2F\nLA Stoney Sept: 2F\nLA Searoad Marches: F\nGR Riverrun: F\nGR Seagard: F";

    fn text(feeding: &Feeding) -> String {
        let slots = feeding.slots.iter();
        let slots = slots.map(|it| format!("{}/{}", it.size, it.room));
        let fits = if feeding.fits { "fits" } else { "too much" };
        format!("{} {fits}", slots.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn losses_are_counted_until_the_armies_fit() {
        let (view, prompt) = staged(T009, "", House::Lannister);
        let mut draft = Draft::open(&view, &prompt);
        let after = |draft: &Draft| text(&feeding_after(&view, &prompt, draft).unwrap());
        assert_eq!(after(&draft), "4/3 3/2 2/2 2/2 too much");
        assert_eq!(
            overfed(&view),
            AreaSet::EMPTY.with(Harrenhal).with(TheTwins)
        );
        for area in [Harrenhal, TheTwins] {
            draft = draft.after(Step::Name(area, Army::one(Unit::Footman)));
        }
        assert_eq!(after(&draft), "3/3 2/2 2/2 2/2 fits");
        assert!(draft.ready(&view, &prompt).is_ok());
    }

    #[test]
    fn ships_of_a_port_join_the_armies() {
        let (view, prompt) = staged(
            "phase march only\nblade used\nGR Riverrun: K, March\nGR Ironman's Bay: 2 ships\n\
             GR Sunset Sea: 2 ships\nLA Port of Lannisport: 3 ships\nsupply GR 6",
            "GR: march Riverrun: K > Lannisport\nGR: play Euron\nLA: play Hound",
            House::Greyjoy,
        );
        let spoils = spoils(&view, &prompt).unwrap();
        let lost = Some((House::Lannister, 3));
        assert_eq!((spoils.lost, spoils.figures, spoils.most), (lost, 2, 2));
        let after = |ships| feeding_after(&view, &prompt, &Draft::Number(ships)).unwrap();
        assert_eq!(text(&after(2)), "2/4 2/3 2/2 0/2 0/2 fits");
        assert_eq!(text(&after(0)), "2/4 2/3 0/2 0/2 0/2 fits");
    }
}
