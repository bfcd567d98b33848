//! Areas by the names that people write.

use super::{area_name, name::called};
use westeros::Area;

/// The area that somebody means, in whatever language and case; capitals and the English article make no
/// difference.
pub fn area_called(name: &str) -> Option<Area> {
    let wanted = plain(name);
    let is = |area: &Area| called(*area).iter().any(|it| plain(it) == wanted);
    Area::ALL.iter().copied().find(is)
}

fn plain(name: &str) -> String {
    let name = name.trim().to_lowercase().replace('\u{2019}', "'");
    name.strip_prefix("the ")
        .map(ToOwned::to_owned)
        .unwrap_or(name)
}

/// All areas in the order of their names.
pub fn areas_by_name() -> Vec<Area> {
    let mut all = Area::ALL.to_vec();
    all.sort_by_key(|it| area_name(*it));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_is_known_by_its_names_in_both_languages() {
        assert_eq!(area_called("Winterfell"), Some(Area::Winterfell));
        assert_eq!(area_called(" shivering sea "), Some(Area::TheShiveringSea));
        assert_eq!(
            area_called("The Shivering Sea"),
            Some(Area::TheShiveringSea)
        );
        assert_eq!(area_called("Wintertown"), None);
        assert_eq!(area_called(""), None);
        for area in Area::ALL.iter().copied() {
            for name in called(area) {
                assert_eq!(area_called(name), Some(area), "{name}");
            }
        }
    }
}
