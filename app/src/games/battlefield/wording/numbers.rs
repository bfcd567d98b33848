//! Numbers as they are read: inches, degrees, chances, dice.

use crate::language::{Language, Words, language};
use battlefield::{
    dice::Face,
    geometry::{Facing, Mil},
};

/// "5.5", from thousandths of an inch, rounded to hundredths; with a comma in German.
pub fn number_of_inches(length: Mil) -> String {
    hundredths(i64::from(length) + 5)
}

/// The same, rounded up: what is too far never reads like what is just near enough.
pub fn number_beyond(length: Mil) -> String {
    hundredths(i64::from(length) + 9)
}

/// From thousandths, to the hundredth below.
fn hundredths(thousandths: i64) -> String {
    let whole = thousandths.max(0) / 10;
    let number = match (whole / 100, whole % 100) {
        (inches, 0) => inches.to_string(),
        (inches, part) if part % 10 == 0 => format!("{inches}.{}", part / 10),
        (inches, part) => format!("{inches}.{part:02}"),
    };
    local(&number)
}

/// "5.7", to the nearest tenth, for where there is little room; what is beyond a whole inch never reads like it.
pub fn tenths_of_inches(length: Mil) -> String {
    let length = length.max(0);
    let tenths = (length + 50) / 100;
    let beyond = tenths % 10 == 0 && length > 100 * tenths;
    let tenths = if beyond { tenths + 1 } else { tenths };
    let number = match (tenths / 10, tenths % 10) {
        (inches, 0) => inches.to_string(),
        (inches, part) => format!("{inches}.{part}"),
    };
    local(&number)
}

/// "5.5 inches", "1 inch".
pub fn inches(length: Mil) -> String {
    in_inches(&number_of_inches(length))
}

/// The same, rounded up.
pub fn inches_beyond(length: Mil) -> String {
    in_inches(&number_beyond(length))
}

fn in_inches(number: &str) -> String {
    if number == "1" {
        return word!("1 inch" | "1 Zoll").to_owned();
    }
    say!("{number} inches" | "{number} Zoll")
}

/// "45°", to the nearest degree.
pub fn degrees(facing: Facing) -> String {
    let degrees = (u32::from(facing.0) * 360 + 32_768) / 65_536 % 360;
    format!("{degrees}°")
}

/// "3.4", from thousandths.
pub fn tenths(thousandths: u32) -> String {
    let tenths = (thousandths + 50) / 100;
    local(&format!("{}.{}", tenths / 10, tenths % 10))
}

/// "67%", from ten thousandths; what may happen is never 0%, and what may fail never 100%.
pub fn percent(ten_thousandths: u32) -> String {
    match ten_thousandths {
        0 => word!("0%" | "0 %").to_owned(),
        1..100 => word!("under 1%" | "unter 1 %").to_owned(),
        9_901..10_000 => word!("over 99%" | "über 99 %").to_owned(),
        more => {
            let whole = (more + 50) / 100;
            say!("{whole}%" | "{whole} %")
        }
    }
}

/// "67%", from the number of throws of two dice out of 36.
pub fn chance(of_36: u8) -> String {
    percent(u32::from(of_36) * 10_000 / 36)
}

/// "4, 5, 2, 6".
pub fn faces(all: &[Face]) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    all.join(", ")
}

/// "1 hit", "3 hits".
pub fn count(number: impl Into<u64>, one: Words, many: Words) -> String {
    let number = number.into();
    let noun = if number == 1 { one } else { many };
    format!("{number} {}", noun.here())
}

fn local(number: &str) -> String {
    match language() {
        Language::English => number.to_owned(),
        Language::German => number.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_beyond_a_whole_inch_never_reads_like_it() {
        let read = [5_700, 9_320, 12_000, 12_040, 11_980, 0].map(tenths_of_inches);
        assert_eq!(read, ["5.7", "9.3", "12", "12.1", "12", "0"]);
    }
}
