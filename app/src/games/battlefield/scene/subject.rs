//! The things that a question is about, for the camera of a small screen.

use super::{
    chart::Chart,
    framing::Subject,
    taken::{Frame, frame_of},
};
use crate::games::battlefield::{
    decide::{Preview, unit_of},
    page::BattlePage,
};
use battlefield::{
    event::Event,
    field::Thing,
    geometry::{Mil, Point, Tray},
    ground,
    position::{Phase, Position, UnitId},
    question::{Action, Prompt},
};
use tabletop::Seat;

/// As far away as this, from middle to middle, an enemy is a neighbor of whoever acts: a long charge.
const NEAR: Mil = 16_000;

/// So much of the ground before its zone is seen with an army that is drawn up.
const BEFORE: Mil = 6_000;

/// A question, and the draft of its answer.
pub struct Asked<'a> {
    pub prompt: Option<&'a Prompt>,
    pub draft: Option<&'a Action>,
    pub preview: &'a Preview,
}

/// Returns what is to be in sight; nothing where the set-up takes the whole table.
pub fn subject(page: &BattlePage, asked: &Asked<'_>, chart: Chart) -> Subject {
    let position = &page.view.open;
    if position.phase == Phase::SetUp {
        let deploys = asked.prompt == Some(&Prompt::Deploy);
        let seat = page.view.seat.filter(|_| deploys);
        let zone = seat.and_then(|it| drawn_up(position, it, asked.preview, chart));
        return zone.unwrap_or_default();
    }
    let about = concerned(page, asked);
    let mut core: Vec<Tray> = asked.preview.ghosts.iter().map(|it| it.tray).collect();
    let trays = about.iter().filter_map(|it| position.tray(*it));
    // Beside a place at a target that is what has to be seen, not where its charger comes from.
    if matches!(asked.prompt, Some(Prompt::Align { .. })) {
        core.extend(trays.rev());
    } else {
        core.extend(trays);
    }
    let unit = asked.prompt.is_some() && !core.is_empty();
    let middle = core.first().map(|it| it.pose.at);
    let (core, more) = match middle {
        Some(middle) => (core, around(position, &about, asked, middle)),
        None => army(position, page.view.seat, asked.preview),
    };
    let frames =
        |all: &[Tray]| -> Vec<Frame> { all.iter().map(|it| frame_of(chart, it)).collect() };
    Subject {
        core: frames(&core),
        more: frames(&more),
        unit,
        army: false,
    }
}

/// Returns the part of its own zone in which an army is drawn up, all of it while nobody is, with the ground before it.
fn drawn_up(position: &Position, seat: Seat, preview: &Preview, chart: Chart) -> Option<Subject> {
    let zone = ground::of(position, seat)?;
    let corners = [(zone.west, zone.south), (zone.east, zone.north)];
    let [one, other] = corners.map(|(x, y)| chart.spot(Point::new(x, y)));
    let (mut top, mut bottom) = (one.1.min(other.1), one.1.max(other.1));
    if top + bottom > chart.depth {
        top -= BEFORE;
    } else {
        bottom += BEFORE;
    }
    let mut all = [one.0.min(other.0), top, one.0.max(other.0), bottom];
    let stand = position.units().filter(|(_, it)| it.owner == seat);
    let stand = stand.filter_map(|(_, it)| it.tray());
    let trays = preview.ghosts.iter().map(|it| it.tray).chain(stand);
    let trays: Vec<Frame> = trays.map(|it| frame_of(chart, &it)).collect();
    let edge = |number: usize| trays.iter().map(move |it| it[number]);
    if let (Some(left), Some(right)) = (edge(0).min(), edge(2).max()) {
        (all[0], all[2]) = (left, right);
        // Whoever is beyond the line is in sight as well.
        all[1] = edge(1).fold(top, Mil::min);
        all[3] = edge(3).fold(bottom, Mil::max);
    }
    Some(Subject {
        core: vec![all],
        army: true,
        ..Subject::default()
    })
}

/// Returns those whom a question names, and the one that is chosen to act; else those whose dice are on the table.
/// Nobody where it is about a whole army.
fn concerned(page: &BattlePage, asked: &Asked<'_>) -> Vec<Thing> {
    let Some(prompt) = asked.prompt else {
        return fighting(page);
    };
    let named = unit_of(prompt).map(UnitId::thing).into_iter();
    let mut all: Vec<Thing> = named.chain(named_by(prompt)).collect();
    if let (Prompt::Select, Some(Action::Select(who))) = (prompt, asked.draft) {
        all.extend(who.thing());
    }
    let of_dice = matches!(
        prompt,
        Prompt::React { .. }
            | Prompt::Choose { .. }
            | Prompt::Pay { .. }
            | Prompt::Reroll { .. }
            | Prompt::Spend { .. }
            | Prompt::Order { .. }
    );
    if all.is_empty() && of_dice {
        all = fighting(page);
    }
    all.dedup();
    all
}

/// Returns those that a question names besides the unit that it is put to.
fn named_by(prompt: &Prompt) -> Vec<Thing> {
    match prompt {
        Prompt::Action { who } | Prompt::Free { who, .. } => vec![*who],
        Prompt::Align { target, .. } | Prompt::Kind { target, .. } => vec![*target],
        Prompt::Arc { who, target, .. } => vec![*who, *target],
        Prompt::Spend { unit, .. } => vec![unit.thing()],
        Prompt::Surge { freed, .. } => freed.iter().map(|it| it.thing()).collect(),
        Prompt::React { roles, .. } => {
            let fight = [
                roles.charger.map(UnitId::thing),
                roles.charge_target,
                roles.attacker,
                roles.defender,
            ];
            let fight: Vec<Thing> = fight.into_iter().flatten().collect();
            let acts = roles.acting.or(roles.activating).into_iter();
            if fight.is_empty() {
                acts.collect()
            } else {
                fight
            }
        }
        _ => Vec::new(),
    }
}

/// Returns those of the last attack or charge of the activation that goes on, or whoever has been activated.
fn fighting(page: &BattlePage) -> Vec<Thing> {
    for it in page.standing().rev() {
        match &it.event {
            Event::Attacked {
                attacker, defender, ..
            } => return vec![*attacker, *defender],
            Event::ChargeDeclared { unit, target, .. } => return vec![unit.thing(), *target],
            Event::Selected(thing) => return vec![*thing],
            Event::NcuSelected(_) | Event::RoundBegan { .. } => return Vec::new(),
            _ => {}
        }
    }
    Vec::new()
}

/// Returns what is wanted around those that act: whom they can attack, how far they get, who is near them.
fn around(position: &Position, about: &[Thing], asked: &Asked<'_>, middle: Point) -> Vec<Tray> {
    let tray = |it: Thing| position.tray(it);
    let mut targets: Vec<(bool, Tray)> = asked
        .preview
        .targets
        .iter()
        .filter_map(|&(it, legal)| Some((!legal, tray(it)?)))
        .collect();
    targets.sort_by_key(|(barred, it)| (*barred, it.pose.at.distance(middle)));
    let ahead = about.iter().filter_map(|it| {
        let Thing::Unit(number) = *it else {
            return None;
        };
        let tray = tray(*it)?;
        Some(tray.moved(tray.pose.facing, position.speed(UnitId(number))))
    });
    let owner = about.first().and_then(|it| position.owner(*it));
    let mut near: Vec<Tray> = position
        .units()
        .filter(|(_, it)| owner.is_some_and(|owner| !position.friends(owner, it.owner)))
        .filter_map(|(_, it)| it.tray())
        .filter(|it| it.pose.at.distance(middle) <= NEAR)
        .collect();
    near.sort_by_key(|it| it.pose.at.distance(middle));
    let targets = targets.into_iter().map(|it| it.1);
    targets.chain(ahead.take(1)).chain(near).collect()
}

/// Returns one of those that can be chosen, else of one's own army, the others by their distance from it, and then
/// their enemies; for whoever only watches one of all who stand there.
fn army(position: &Position, seat: Option<Seat>, preview: &Preview) -> (Vec<Tray>, Vec<Tray>) {
    let chosen = preview.targets.iter();
    let mut all: Vec<Tray> = chosen.filter_map(|it| position.tray(it.0)).collect();
    if all.is_empty() {
        let own = position.units().filter(|(_, it)| seat == Some(it.owner));
        all = own.filter_map(|(_, it)| it.tray()).collect();
    }
    if all.is_empty() {
        all = position.units().filter_map(|(_, it)| it.tray()).collect();
    }
    let count = Mil::from(all.len().clamp(1, 200) as u8);
    let sum = |read: fn(&Tray) -> Mil| all.iter().map(read).sum::<Mil>() / count;
    let middle = Point::new(sum(|it| it.pose.at.x), sum(|it| it.pose.at.y));
    let first = all.iter().min_by_key(|it| it.pose.at.distance(middle));
    let Some(first) = first.copied() else {
        return (Vec::new(), Vec::new());
    };
    all.retain(|it| *it != first);
    let away = |it: &Tray| it.pose.at.distance(first.pose.at);
    all.sort_by_key(away);
    let enemies = position.units().filter_map(|(_, it)| {
        let is_enemy = seat.is_some_and(|seat| !position.friends(seat, it.owner));
        it.tray().filter(|_| is_enemy)
    });
    let mut enemies: Vec<Tray> = enemies
        .filter(|it| *it != first && !all.contains(it))
        .collect();
    enemies.sort_by_key(away);
    all.extend(enemies);
    (vec![first], all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::{
        page::{LogLine, Scene},
        scene::example::example,
    };
    use battlefield::{
        geometry::{Arc, Facing, Pose},
        position::Place,
        question::Who,
        state::View,
    };

    /// The page of the first seat in the example, after these events.
    fn page(events: Vec<Event>) -> BattlePage {
        let view = View {
            open: example(),
            hands: Vec::new(),
            allies: Vec::new(),
            seat: Some(Seat(0)),
        };
        let lines = (0..).zip(events);
        BattlePage {
            scene: Scene {
                view,
                prompts: Vec::new(),
                undone: Vec::new(),
            },
            log: lines
                .map(|(seq, event)| LogLine { seq, at: 0, event })
                .collect(),
            waiting: Vec::new(),
        }
    }

    fn asked(page: &BattlePage, prompt: Option<&Prompt>, draft: Option<&Action>) -> Subject {
        let chart = Chart::new(&page.view.open, false);
        let preview = Preview::default();
        let asked = Asked {
            prompt,
            draft,
            preview: &preview,
        };
        subject(page, &asked, chart)
    }

    fn frame(page: &BattlePage, unit: u8) -> Frame {
        let position = &page.view.open;
        let tray = position.tray(Thing::Unit(unit)).unwrap();
        frame_of(Chart::new(position, false), &tray)
    }

    #[test]
    fn a_unit_that_acts_is_in_sight_with_the_enemies_near_it() {
        let page = page(Vec::new());
        let who = Thing::Unit(0);
        let it = asked(&page, Some(&Prompt::Action { who }), None);
        assert!(it.unit);
        assert_eq!(it.core, [frame(&page, 0)]);
        assert!(it.more.contains(&frame(&page, 6)), "they are engaged");
        assert!(!it.more.contains(&frame(&page, 11)), "far behind them");
        assert!(!it.more.contains(&frame(&page, 1)), "a friend");
    }

    #[test]
    fn whoever_selects_sees_their_army_or_the_one_they_have_chosen() {
        let page = page(Vec::new());
        let it = asked(&page, Some(&Prompt::Select), None);
        assert!(!it.unit);
        let all: Vec<Frame> = it.core.iter().chain(&it.more).copied().collect();
        let own: Vec<Frame> = (0..6).map(|unit| frame(&page, unit)).collect();
        assert!(
            all[..6].iter().all(|it| own.contains(it)),
            "one's own first"
        );
        assert!(all.len() == 12 && !all[6..].iter().any(|it| own.contains(it)));
        let chosen = Action::Select(Who::Unit(UnitId(4)));
        let it = asked(&page, Some(&Prompt::Select), Some(&chosen));
        assert_eq!(it.core, [frame(&page, 4)]);
    }

    #[test]
    fn dice_are_seen_where_they_fell() {
        let fight = Event::Attacked {
            attacker: Thing::Unit(6),
            weapon: 0,
            defender: Thing::Unit(0),
            melee: true,
            arc: Arc::Front,
        };
        let begun = Event::Selected(Thing::Unit(6));
        let page = page(vec![begun, fight]);
        let it = asked(&page, None, None);
        assert_eq!(it.core, [frame(&page, 6), frame(&page, 0)]);
        assert!(!it.unit, "nobody is asked");
    }

    #[test]
    fn an_army_is_drawn_up_in_its_zone_and_terrain_is_placed_on_the_whole_table() {
        let mut page = page(Vec::new());
        let open = &mut page.scene.view.open;
        open.phase = Phase::SetUp;
        open.players[0].zone = Some(0);
        for it in &mut open.units {
            it.place = Place::Reserve;
        }
        let terrain = Prompt::Terrain { corpse_pile: false };
        assert_eq!(asked(&page, Some(&terrain), None), Subject::default());
        assert_eq!(asked(&page, None, None), Subject::default());
        let empty = asked(&page, Some(&Prompt::Deploy), None);
        let chart = Chart::new(&page.view.open, false);
        let zone = ground::of(&page.view.open, Seat(0)).unwrap();
        let [left, top, right, bottom] = empty.core[0];
        assert_eq!((left, right), (zone.west, zone.east));
        assert_eq!(
            (top, bottom),
            (chart.depth - zone.north - BEFORE, chart.depth)
        );
        let place = Pose::new(20_000, 3_000, Facing::NORTH);
        page.scene.view.open.units[0].place = Place::Table(place);
        let one = asked(&page, Some(&Prompt::Deploy), None);
        let tray = frame(&page, 0);
        assert_eq!(one.core, [[tray[0], top, tray[2], bottom]]);
        assert!(one.army && !one.unit);
    }
}
