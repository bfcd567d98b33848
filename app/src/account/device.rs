//! Browsers by name, in the language of whoever reads of them.

/// "Firefox on Linux": either is empty where nobody knows it.
pub fn device(browser: &str, system: &str) -> String {
    let browser = match browser {
        "" => word!("A browser" | "Ein Browser"),
        known => known,
    };
    let on = match system {
        "iPhone" | "iPad" | "Mac" => word!("on" | "auf dem"),
        _ => word!("on" | "unter"),
    };
    let system = match system {
        "" => word!("an unknown system" | "einem unbekannten System"),
        known => known,
    };
    format!("{browser} {on} {system}")
}

/// The same of a name that was stored in another language.
pub fn device_again(stored: &str) -> String {
    let between = [" on ", " auf dem ", " unter ", " auf "];
    let parts = between.iter().find_map(|it| stored.split_once(*it));
    let Some((browser, system)) = parts else {
        return stored.to_owned();
    };
    let browser = match browser {
        "A browser" | "Ein Browser" => "",
        known => known,
    };
    let system = match system {
        "an unknown system" | "einem unbekannten System" => "",
        known => known,
    };
    device(browser, system)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn a_browser_is_named_in_the_readers_language() {
        assert_eq!(device("Chrome", "Windows"), "Chrome on Windows");
        assert_eq!(device_again("Safari auf dem iPhone"), "Safari on iPhone");
        assert_eq!(device_again(&device("", "")), device("", ""));
        let german = |stored| speaking(Language::German, || device_again(stored));
        assert_eq!(german("Chrome on Windows"), "Chrome unter Windows");
        assert_eq!(german("Firefox auf Linux"), "Firefox unter Linux");
        assert_eq!(german("Safari on Mac"), "Safari auf dem Mac");
        assert_eq!(
            german("A browser on an unknown system"),
            "Ein Browser unter einem unbekannten System"
        );
        assert_eq!(german("Something else"), "Something else");
    }
}
