//! Crow Killers: Knights become Footmen, or Footmen Knights.

use super::Share;
use crate::{
    Action, Area, AreaSet, Army, Event, House, Illegal, Position, Prompt, State, Troops, Unit,
    general::consequences, general::losses,
};
use tabletop::{Cx, Dice};

/// The lowest bidder loses all its Knights, everybody else two. The highest bidder may raise two
/// Footmen, if it has the figures.
pub(super) fn question(position: &Position, house: House, share: Share) -> Option<Prompt> {
    if share == Share::Highest {
        let knights = position.figures_left(house, Unit::Knight);
        let footmen = on_board(position, house, Unit::Footman);
        let most = knights.min(footmen).min(2);
        return (most > 0).then_some(Prompt::CrowsUp { most });
    }
    let count = count(position, house, share);
    let by_itself = count == 0 || !position.wants_to_be_asked(house);
    let forced = forced(position, house, count).filter(|_| by_itself);
    forced.is_none().then_some(Prompt::CrowsDown { count })
}

pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    if share == Share::Highest {
        return;
    }
    let count = count(state, house, share);
    if let Some(knights) = forced(state, house, count) {
        demote(state, house, knights, cx);
    }
}

/// Returns how many Knights a beaten house loses.
fn count(position: &Position, house: House, share: Share) -> u8 {
    let knights = on_board(position, house, Unit::Knight);
    match share {
        Share::Lowest => knights,
        Share::Other | Share::Highest => knights.min(2),
    }
}

fn on_board(position: &Position, house: House, unit: Unit) -> u8 {
    let areas = position.occupied[house].iter();
    areas.map(|area| position.units[area].count(unit)).sum()
}

fn standing(position: &Position, house: House, unit: Unit) -> AreaSet {
    let areas = position.occupied[house].iter();
    areas
        .filter(|&area| position.units[area].count(unit) > 0)
        .collect()
}

/// Returns how many of `count` Knights find a Footman to take their place.
fn replaced(position: &Position, house: House, count: u8) -> u8 {
    position.figures_left(house, Unit::Footman).min(count)
}

/// Returns which Knights become Footmen and which are destroyed, where there is no choice: all of them go the same way,
/// or all stand in one area.
pub(super) fn forced(position: &Position, house: House, count: u8) -> Option<(Troops, Troops)> {
    let replaced = replaced(position, house, count);
    let areas = standing(position, house, Unit::Knight);
    let all = on_board(position, house, Unit::Knight) == count;
    let alike = all && (replaced == 0 || replaced == count);
    (alike || areas.len() <= 1).then(|| first(position, house, count))
}

/// The first Knights in the order of the areas: those that are replaced, then those that are not.
fn first(position: &Position, house: House, count: u8) -> (Troops, Troops) {
    let mut replaced = replaced(position, house, count);
    let mut destroyed = count - replaced;
    let mut knights = (Troops::NONE, Troops::NONE);
    for area in standing(position, house, Unit::Knight) {
        let here = position.units[area].count(Unit::Knight);
        let down = here.min(replaced);
        let dead = (here - down).min(destroyed);
        replaced -= down;
        destroyed -= dead;
        knights.0.add(area, Army::NONE.with(Unit::Knight, down));
        knights.1.add(area, Army::NONE.with(Unit::Knight, dead));
    }
    knights
}

pub(super) fn check_down(
    position: &Position,
    house: House,
    count: u8,
    action: &Action,
) -> Result<(), Illegal> {
    let Action::Demote {
        replaced: down,
        destroyed,
    } = action
    else {
        return Err(Illegal::WrongAnswer);
    };
    for knights in [down, destroyed] {
        losses::own(position, house, knights)?;
        only(knights, Unit::Knight)?;
    }
    let mut all = *down;
    for (area, army) in destroyed.iter() {
        all.add(area, army);
    }
    losses::check(position, house, &all, count)?;
    number(replaced(position, house, count), down.len())
}

pub(super) fn check_up(
    position: &Position,
    house: House,
    most: u8,
    footmen: &Troops,
) -> Result<(), Illegal> {
    losses::own(position, house, footmen)?;
    only(footmen, Unit::Footman)?;
    number(most.min(footmen.len()), footmen.len())
}

fn number(wanted: u8, named: u8) -> Result<(), Illegal> {
    if wanted == named {
        Ok(())
    } else {
        Err(Illegal::WrongNumber { wanted, named })
    }
}

fn only(troops: &Troops, unit: Unit) -> Result<(), Illegal> {
    let stray = |&(_, army): &(Area, Army)| army.len() != army.count(unit);
    troops
        .iter()
        .find(stray)
        .map_or(Ok(()), |(area, _)| Err(Illegal::NotEnoughUnits(area)))
}

/// The Knights that find a Footman first, then those that find none.
pub(super) fn demote(
    state: &mut State,
    house: House,
    (replaced, destroyed): (Troops, Troops),
    cx: &mut impl Cx<Event>,
) {
    replace(state, house, (replaced, Unit::Footman), cx);
    losses::destroy(state, house, destroyed, cx);
    consequences::apply(state, cx);
}

pub(super) fn promote(state: &mut State, house: House, footmen: Troops, cx: &mut impl Cx<Event>) {
    replace(state, house, (footmen, Unit::Knight), cx);
}

/// As many of the other kind stand where these stood. Nothing is routed in the Westeros phase.
fn replace(state: &mut State, house: House, (units, by): (Troops, Unit), cx: &mut impl Cx<Event>) {
    for (area, army) in units.iter() {
        state.take(area, army);
        state.put(house, area, Army::NONE.with(by, army.len()));
    }
    if !units.is_empty() {
        cx.emit(Event::UnitsReplaced { house, units, by });
    }
}

pub(super) fn sample_down(
    position: &Position,
    house: House,
    count: u8,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let replaced_of = replaced(position, house, count);
    let all = draw(position, house, (Unit::Knight, count), dice);
    let mut replaced = Troops::NONE;
    let mut destroyed = Troops::NONE;
    let mut left = u32::from(count);
    let mut down = u32::from(replaced_of);
    for (area, army) in all.iter() {
        for unit in army.iter() {
            // Each remaining Knight is as likely as the others to be among those replaced.
            if dice.below(left) < down {
                down -= 1;
                replaced.add(area, Army::one(unit));
            } else {
                destroyed.add(area, Army::one(unit));
            }
            left -= 1;
        }
    }
    Action::Demote {
        replaced,
        destroyed,
    }
}

pub(super) fn sample_up(
    position: &Position,
    house: House,
    most: u8,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let count = dice.below(u32::from(most) + 1) as u8;
    Action::Promote(draw(position, house, (Unit::Footman, count), dice))
}

/// Units of one kind drawn by chance.
fn draw(
    position: &Position,
    house: House,
    (unit, count): (Unit, u8),
    dice: &mut (impl Dice + ?Sized),
) -> Troops {
    let mut areas = standing(position, house, unit);
    let mut drawn = Troops::NONE;
    while drawn.len() < count {
        let Some(area) = areas.pick(dice) else {
            break;
        };
        if drawn.at(area).len() < position.units[area].count(unit) {
            drawn.add(area, Army::one(unit));
        } else {
            areas = areas.without(area);
        }
    }
    drawn
}

/// Any Knights: all are worth the same, and those that can be replaced are.
pub(super) fn fallback_down(position: &Position, house: House, count: u8) -> Action {
    let (replaced, destroyed) = first(position, house, count);
    Action::Demote {
        replaced,
        destroyed,
    }
}

/// A stronger army harms nobody yet: as many as there are.
pub(super) fn fallback_up(position: &Position, house: House, most: u8) -> Action {
    let mut footmen = Troops::NONE;
    for area in standing(position, house, Unit::Footman) {
        let here = position.units[area].count(Unit::Footman);
        let count = here.min(most - footmen.len());
        footmen.add(area, Army::NONE.with(Unit::Footman, count));
    }
    Action::Promote(footmen)
}
