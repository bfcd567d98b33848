//! The box around an area.

use super::outline;
use westeros::Area;

/// Returns the left top and the right bottom of a land or sea; none for a port, which is a disc. A sea at the border
/// of the map reaches beyond it.
pub fn corners(area: Area) -> Option<[(f64, f64); 2]> {
    let path = outline(area)?;
    // An island in a sea lies inside of it.
    let border = path.split('z').next()?.replace('-', " -");
    let mut numbers = border
        .split(['M', 'l', ' '])
        .filter_map(|it| it.parse::<i16>().ok());
    let (mut x, mut y) = (0, 0);
    let (mut low, mut high) = ((i16::MAX, i16::MAX), (i16::MIN, i16::MIN));
    while let (Some(across), Some(down)) = (numbers.next(), numbers.next()) {
        (x, y) = (x + across, y + down);
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    Some([low, high].map(|(x, y)| (f64::from(x), f64::from(y))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::geometry::{HEIGHT, WIDTH, anchor};

    #[test]
    fn an_area_has_its_order_inside_and_a_port_no_corners() {
        for area in Area::ALL {
            let Some([low, high]) = corners(area) else {
                assert_eq!(outline(area), None, "{area:?}");
                continue;
            };
            let (x, y) = anchor(area);
            assert!(
                low.0 < x && x < high.0 && low.1 < y && y < high.1,
                "{area:?}"
            );
        }
        assert_eq!(
            corners(Area::TheEyrie),
            Some([(722.0, 796.0), (846.0, 922.0)])
        );
    }

    #[test]
    fn no_sea_ends_at_the_border_of_the_map() {
        for area in Area::ALL {
            let sides = corners(area).into_iter().flatten();
            for (x, y) in sides {
                assert!(x.abs() > 0.5 && (x - WIDTH).abs() > 0.5, "{area:?}");
                assert!(y.abs() > 0.5 && (y - HEIGHT).abs() > 0.5, "{area:?}");
            }
        }
    }
}
