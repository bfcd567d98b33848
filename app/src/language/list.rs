//! Lists within a sentence.

/// "A", "A and B", "A, B and C".
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            let and = word!(" and " | " und ");
            [&first.join(", "), and, last.as_ref()].concat()
        }
    }
}

#[cfg(all(test, not(feature = "hydrate")))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn lists_read_like_speech() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["Stark"]), "Stark");
        assert_eq!(list(&["Stark", "Tyrell"]), "Stark and Tyrell");
        assert_eq!(list(&["A", "B", "C"]), "A, B and C");
        speaking(Language::German, || {
            assert_eq!(list(&["A", "B", "C"]), "A, B und C");
        });
    }
}
