//! The name of the piece or icon that lies at a point of the map.

use super::camera::Place;
use super::icons::icons;
use crate::games::westeros::{
    geometry::{anchor, spot},
    scene::{AreaScene, naming},
};

/// The distances from their middles to which these are drawn.
const ORDER: f64 = 20.0;
const SHIELD: f64 = 13.0;
const UNIT: f64 = 15.0;

/// The least distance from its middle at which a thing is still meant, in map units: a finger is broad.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reach {
    pub least: f64,
}

/// The piece or icon of an area that is nearest to a point, if one is there; else all that the area is.
pub fn name_at(it: &AreaScene, at: Place) -> String {
    thing_at(it, at, Reach::default()).unwrap_or_else(|| it.label.clone())
}

/// The piece or icon of an area that is nearest to a point, if one is there.
pub fn thing_at(it: &AreaScene, at: Place, Reach { least }: Reach) -> Option<String> {
    let mut nearest = (1.0, None);
    let mut offer = |place: Place, reach: f64, name: &dyn Fn() -> String| {
        let share = (place.0 - at.0).hypot(place.1 - at.1) / reach.max(least);
        if share < nearest.0 {
            nearest = (share, Some(name()));
        }
    };
    if let Some(order) = it.order {
        offer(anchor(it.area), ORDER, &|| naming::order(order));
    }
    if let Some(shield) = it.shield {
        offer(wide(spot(it.area).token), SHIELD, &|| {
            naming::shield(shield)
        });
    }
    for piece in &it.units {
        offer(wide(piece.at), UNIT, &|| naming::unit(piece));
    }
    for (icon, place) in icons(it.area) {
        offer(wide(place), icon.reach(), &|| {
            icon.sign().meaning.to_owned()
        });
    }
    nearest.1
}

fn wide((x, y): (i16, i16)) -> Place {
    (x.into(), y.into())
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::games::westeros::{draft::Draft, map::chart, played, scene::staged};
    use westeros::Area;

    /// Each figure of the markup that is drawn of an icon, with its place.
    fn printed() -> Vec<(String, Place)> {
        let ink = chart::ink();
        let icons = ink.split("<g class=\"m-icon\" transform=\"translate(");
        let read = |it: &str| {
            let (at, rest) = it.split_once(")\"><use href=\"#f-").unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (figure, _) = rest.split_once('"').unwrap();
            (figure.to_owned(), (x.parse().unwrap(), y.parse().unwrap()))
        };
        icons.skip(1).map(read).collect()
    }

    #[test]
    fn every_icon_that_is_printed_has_a_name() {
        let printed = printed();
        assert!(printed.len() > 60, "{}", printed.len());
        for (figure, at) in printed {
            let found = Area::ALL.into_iter().flat_map(icons);
            let mut found = found.filter(|it| wide(it.1) == at && it.0.figure() == figure);
            let (icon, _) = found.next().unwrap();
            assert!(icon.sign().meaning.len() > 10, "{figure}");
        }
    }

    #[test]
    fn every_piece_of_a_game_has_a_name() {
        let mut found = 0;
        for page in played::pages(11).into_iter().step_by(20) {
            let prompt = page.open().map(|it| it.prompt);
            let scene = staged(&page.view, prompt.as_ref(), &Draft::Nothing);
            for area in Area::ALL {
                let it = &scene.areas[area];
                for piece in &it.units {
                    let name = name_at(it, wide(piece.at));
                    assert_ne!(name, it.label, "{area:?}");
                    found += 1;
                }
                if let Some(order) = it.order {
                    assert_eq!(name_at(it, anchor(area)), naming::order(order));
                }
                if let Some(shield) = it.shield {
                    let name = name_at(it, wide(spot(area).token));
                    assert_eq!(name, naming::shield(shield));
                }
                for (icon, at) in icons(area) {
                    let name = name_at(it, wide(at));
                    assert!(name == icon.sign().meaning || name != it.label, "{area:?}");
                }
                assert_eq!(name_at(it, (-99.0, -99.0)), it.label);
            }
        }
        assert!(found > 100, "{found}");
    }
}
