//! Mail addresses, loosely: only delivery can tell whether one works.

use crate::entities::Secret;
use crate::text::{check_length, invalid};
use crate::{Error, Field, Problem};

/// The address as it is stored; nothing at all is no address.
pub fn parse(text: Option<&str>) -> Result<Option<Secret>, Error> {
    let text = text.unwrap_or_default().trim();
    if text.is_empty() {
        return Ok(None);
    }
    check_length(Field::Mail, text, 3, 254)?;
    let plain = |it: char| !it.is_whitespace() && !it.is_control();
    match text.split_once('@') {
        Some((person, host))
            if !person.is_empty()
                && !host.is_empty()
                && !host.contains('@')
                && text.chars().all(plain) =>
        {
            Ok(Some(Secret(text.to_owned())))
        }
        _ => Err(invalid(Field::Mail, Problem::Malformed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_two_sides() {
        assert_eq!(
            parse(Some(" ann@tarth.example ")).unwrap().unwrap().0,
            "ann@tarth.example"
        );
        assert!(parse(None).unwrap().is_none() && parse(Some("  ")).unwrap().is_none());
        for wrong in [
            "ann",
            "@tarth",
            "ann@",
            "a@b@c",
            "ann of@tarth",
            "ann@tarth\nBcc: all",
        ] {
            assert!(parse(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
