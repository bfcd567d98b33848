//! A length of time in a few words.

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// "2 days 3 h", "3 h 20 min", "4:05 min"; what is over is "0:00 min".
pub fn left(milliseconds: i64) -> String {
    let it = milliseconds.max(0);
    let (days, hours, minutes) = (it / DAY, it % DAY / HOUR, it % HOUR / MINUTE);
    match it {
        DAY.. => {
            let unit = if days == 1 {
                word!("day" | "Tag")
            } else {
                word!("days" | "Tage")
            };
            say!("{days} {unit} {hours} h" | "{days} {unit} {hours} Std.")
        }
        HOUR.. => say!("{hours} h {minutes} min" | "{hours} Std. {minutes} Min."),
        _ => {
            let seconds = it % MINUTE / SECOND;
            say!("{minutes}:{seconds:02} min" | "{minutes}:{seconds:02} Min.")
        }
    }
}

#[cfg(all(test, not(feature = "hydrate")))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn a_length_has_its_two_largest_units() {
        assert_eq!(left(-5), "0:00 min");
        assert_eq!(left(4 * MINUTE + 5 * SECOND), "4:05 min");
        assert_eq!(left(3 * HOUR + 20 * MINUTE + 59 * SECOND), "3 h 20 min");
        assert_eq!(left(DAY), "1 day 0 h");
        speaking(Language::German, || {
            assert_eq!(left(2 * DAY + 3 * HOUR), "2 Tage 3 Std.");
            assert_eq!(left(SECOND), "0:01 Min.");
        });
    }
}
