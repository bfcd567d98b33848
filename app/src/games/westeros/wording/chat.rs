//! Areas by the names that people write.

use super::area_name;
use crate::language::Words;
use westeros::Area;

/// The area that somebody means, in whatever language; capitals and the English article make no
/// difference.
pub fn area_called(name: &str) -> Option<Area> {
    let wanted = plain(name);
    let is = |area: &Area| {
        let Words { english, german } = super::name::area_words(*area);
        plain(english) == wanted || plain(german) == wanted
    };
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
            let Words { english, german } = crate::games::westeros::wording::name::area_words(area);
            assert_eq!(area_called(english), Some(area));
            assert_eq!(area_called(german), Some(area), "{german}");
        }
    }
}
