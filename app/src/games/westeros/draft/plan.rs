//! A mustering as one picture: points, what has been mustered where, and what is left.

use super::Draft;
use westeros::{
    Area, AreaSet, Army, Musters, Prompt, Recruit, Unit, View,
    mustering::{Camp, points},
};

/// A castle or stronghold to muster in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    pub area: Area,
    pub points: u8,
    pub left: u8,
    /// True if the next step musters here.
    pub chosen: bool,
    /// The things that the draft musters here, each with its place in the draft.
    pub raised: Vec<(u8, Recruit)>,
}

/// The places of this mustering; empty for other questions.
pub fn muster_sites(view: &View, prompt: &Prompt, draft: &Draft) -> Vec<Site> {
    let Some(camp) = drilled(view, prompt, draft) else {
        return Vec::new();
    };
    let raised = |area| {
        let musters = draft.musters().unwrap_or_default();
        let numbered = (0..).zip(musters.iter());
        let here = numbered.filter(move |(_, (site, _))| *site == area);
        here.map(|(at, (_, recruit))| (at, recruit)).collect()
    };
    let site = |area| Site {
        area,
        points: points(area),
        left: camp.points_left(area),
        chosen: draft.site() == Some(area),
        raised: raised(area),
    };
    all_sites(prompt, draft).iter().map(site).collect()
}

fn all_sites(prompt: &Prompt, draft: &Draft) -> AreaSet {
    match *prompt {
        Prompt::Muster { sites, .. } => sites,
        _ => draft.site().into_iter().collect(),
    }
}

/// The board as it is after what has been drafted.
pub(super) fn drilled(view: &View, prompt: &Prompt, draft: &Draft) -> Option<Camp> {
    let mut camp = camp(view, prompt, draft)?;
    for (site, recruit) in draft.musters()?.iter() {
        camp.add(site, recruit).ok()?;
    }
    Some(camp)
}

fn camp(view: &View, prompt: &Prompt, draft: &Draft) -> Option<Camp> {
    let me = view.me?;
    match prompt {
        Prompt::Muster { .. } => Camp::new(view, me, prompt),
        _ => Some(Camp::at(view, me, AreaSet::EMPTY.with(draft.site()?))),
    }
}

/// Returns what is mustered when one thing is taken back, and with it whatever was built upon it.
pub fn taken_back(view: &View, prompt: &Prompt, draft: &Draft, at: u8) -> Option<Musters> {
    let mut camp = camp(view, prompt, draft)?;
    let mut kept = Musters::NONE;
    for (index, (site, recruit)) in (0..).zip(draft.musters()?.iter()) {
        if index != at && camp.add(site, recruit).is_ok() {
            kept.push(site, recruit);
        }
    }
    Some(kept)
}

/// Points that would be lost by confirming now although something can still be mustered for them.
pub fn unused(view: &View, prompt: &Prompt, draft: &Draft) -> Vec<(Area, u8)> {
    let Some(camp) = drilled(view, prompt, draft) else {
        return Vec::new();
    };
    let usable = |site: &Area| camp.recruits(*site).next().is_some();
    let sites = all_sites(prompt, draft);
    // Where all must stand in one place, the other places lose nothing.
    let sites = match *prompt {
        Prompt::Muster { only_one: true, .. } => {
            sites.intersection(draft.site().into_iter().collect())
        }
        _ => sites,
    };
    let open = sites.iter().filter(usable);
    open.map(|site| (site, camp.points_left(site))).collect()
}

/// The figures of each kind that the draft leaves beside the board, and how many there are in all.
pub fn pool_of_figures(view: &View, prompt: &Prompt, draft: &Draft) -> Option<[(Unit, u8, u8); 4]> {
    let me = view.me?;
    let camp = drilled(view, prompt, draft)?;
    Some(Unit::ALL.map(|unit| {
        let left = camp.position().figures_left(me, unit);
        (unit, left, unit.figures())
    }))
}

/// Returns what the draft brings onto the map, area by area: new figures, and those they take the place of.
pub fn newcomers(draft: &Draft) -> Vec<(Area, Army, Army)> {
    let mut come: Vec<(Area, Army, Army)> = Vec::new();
    let footman = Army::one(Unit::Footman);
    for (site, recruit) in draft.musters().unwrap_or_default().iter() {
        let (area, unit, gone) = match recruit {
            Recruit::Footman => (site, Unit::Footman, Army::NONE),
            Recruit::Knight => (site, Unit::Knight, Army::NONE),
            Recruit::SiegeEngine => (site, Unit::SiegeEngine, Army::NONE),
            Recruit::Ship { to } => (to, Unit::Ship, Army::NONE),
            Recruit::FootmanToKnight => (site, Unit::Knight, footman),
            Recruit::FootmanToSiegeEngine => (site, Unit::SiegeEngine, footman),
        };
        let new = Army::one(unit);
        match come.iter_mut().find(|it| it.0 == area) {
            // A footman that was itself mustered just now never comes at all.
            Some((_, units, _)) if units.covers(gone) => *units = units.plus(new).minus(gone),
            Some((_, units, left)) => (*units, *left) = (units.plus(new), left.plus(gone)),
            None => come.push((area, new, gone)),
        }
    }
    come
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::{
        draft::{Picked, Step, marks, pick},
        scene::Mark,
        staged::staged,
    };
    use westeros::{
        Area::{Lannisport, StoneySept},
        House,
    };

    fn picture(view: &View, prompt: &Prompt, draft: &Draft) -> Vec<String> {
        let described = |site: Site| {
            let raised: Vec<String> = site
                .raised
                .iter()
                .map(|(at, recruit)| format!("{at} {recruit:?}"))
                .collect();
            let mark = if site.chosen { "> " } else { "" };
            format!(
                "{mark}{:?} {} of {}: {}",
                site.area,
                site.left,
                site.points,
                raised.join(", ")
            )
        };
        let sites = muster_sites(view, prompt, draft);
        sites.into_iter().map(described).collect()
    }

    fn lannister() -> (View, Prompt) {
        staged(
            "card Mustering only\nthrone LA\nLA Stoney Sept: F\nLA Riverrun: F\nLA Lannisport: F",
            "",
            House::Lannister,
        )
    }

    #[test]
    fn points_go_down_and_come_back_one_by_one() {
        let (view, prompt) = lannister();
        let draft = Draft::open(&view, &prompt)
            .after(Step::Site(Lannisport))
            .after(Step::Recruit(Lannisport, Recruit::Footman))
            .after(Step::Recruit(Lannisport, Recruit::FootmanToKnight));
        let described = picture(&view, &prompt, &draft);
        assert!(
            described.contains(&"> Lannisport 0 of 2: 0 Footman, 1 FootmanToKnight".to_owned()),
            "{described:?}"
        );
        let open = unused(&view, &prompt, &draft);
        assert!(open.contains(&(westeros::Area::Riverrun, 2)), "{open:?}");
        let kept = taken_back(&view, &prompt, &draft, 0).unwrap();
        let left: Vec<_> = kept.iter().collect();
        assert_eq!(left, [(Lannisport, Recruit::FootmanToKnight)]);
        let draft = draft.after(Step::Musters(kept));
        assert!(draft.ready(&view, &prompt).is_ok());
    }

    #[test]
    fn ships_are_launched_by_picking_a_sea() {
        let (view, prompt) = lannister();
        let draft = Draft::open(&view, &prompt).after(Step::Site(Lannisport));
        let sea = westeros::Area::TheGoldenSound;
        let ship = Step::Recruit(Lannisport, Recruit::Ship { to: sea });
        assert_eq!(pick(&view, Some(&prompt), &draft, sea), Picked::Step(ship));
        assert_eq!(marks(&view, Some(&prompt), &draft)[sea], Mark::Target);
        let barred = pick(&view, Some(&prompt), &draft, westeros::Area::BayOfIce);
        assert!(matches!(barred, Picked::Barred(_)));
    }

    #[test]
    fn what_was_built_on_a_footman_goes_with_it() {
        let (view, prompt) = staged(
            "card Mustering only\nthrone LA\nLA Stoney Sept: F",
            "",
            House::Lannister,
        );
        let draft = Draft::open(&view, &prompt)
            .after(Step::Recruit(Lannisport, Recruit::Footman))
            .after(Step::Recruit(Lannisport, Recruit::FootmanToKnight));
        assert_eq!(
            newcomers(&draft),
            [(Lannisport, Army::one(Unit::Knight), Army::NONE)]
        );
        assert_eq!(taken_back(&view, &prompt, &draft, 0), Some(Musters::NONE));
        assert!(
            !muster_sites(&view, &prompt, &draft)
                .iter()
                .any(|it| it.area == StoneySept)
        );
    }
}
