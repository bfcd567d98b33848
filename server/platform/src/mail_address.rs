//! A mail address, parsed once. There is one way to write it: a mailbox and a domain, without a
//! name, a comment, quotes or brackets around them, so that two texts never hide the same mailbox.

use std::fmt;

use lettre::Address;
use lettre::message::Mailbox;

use crate::entities::Secret;
use crate::text::{check_length, invalid};
use crate::{Error, Field, Problem};

/// The longest address that a mail server takes, and the longest part before its `@` (RFC 5321).
const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

/// An address to which mail can be sent. The part before the `@` stays as it was written, the
/// domain is in lower case and ASCII. Shows nothing in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(Address);

impl MailAddress {
    /// # Errors
    /// [`Error::Invalid`] for what is not exactly one address.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let malformed = || invalid(Field::Mail, Problem::Malformed);
        let text = text.trim();
        check_length(Field::Mail, text, 0, LONGEST)?;
        let (local, domain) = text.split_once('@').ok_or_else(malformed)?;
        let domain = idna::domain_to_ascii_strict(domain).map_err(|_| malformed())?;
        if !is_local(local) || !is_public_name(&domain) || local.len() + domain.len() >= LONGEST {
            return Err(malformed());
        }
        let address = Address::new(local, domain).map_err(|_| malformed())?;
        Ok(Self(address))
    }

    /// Returns the address for what was taken for an address before there was one way to write it: the mailbox to which
    /// mail has gone all the time. `None` where that is none.
    pub fn stored(text: &str) -> Option<Self> {
        Self::parse(text).ok().or_else(|| {
            let mailbox: Mailbox = text.parse().ok()?;
            Self::parse(mailbox.email.as_ref()).ok()
        })
    }

    /// The main address of its mailbox: the same for all addresses that are sure to lead there.
    /// What follows a `+` is the reader's own mark, and Gmail reads no dots. What follows a `-` may
    /// be as well, but mostly it is a name: Ann-Marie is not Ann.
    pub fn main(&self) -> String {
        let local = self.0.user().to_ascii_lowercase();
        let marked = local.split_once('+').map(|it| it.0);
        let mailbox = marked.filter(|it| !it.is_empty()).unwrap_or(&local);
        match self.0.domain() {
            "gmail.com" | "googlemail.com" => format!("{}@gmail.com", mailbox.replace('.', "")),
            domain => format!("{mailbox}@{domain}"),
        }
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailAddress(…)")
    }
}

impl From<MailAddress> for Secret {
    fn from(address: MailAddress) -> Self {
        Self(address.to_string())
    }
}

/// The address of a form, as it is stored; nothing at all is no address.
pub fn parse_field(text: Option<&str>) -> Result<Option<Secret>, Error> {
    let text = text.unwrap_or_default().trim();
    let address = (!text.is_empty()).then(|| MailAddress::parse(text));
    Ok(address.transpose()?.map(Secret::from))
}

/// Words with dots between them (RFC 5322), without the `%` and `!` by which some mail servers
/// pass an email on to a mailbox elsewhere.
fn is_local(text: &str) -> bool {
    let plain = |it: u8| it.is_ascii_alphanumeric() || b"#$&'*+-/=?^_`{|}~".contains(&it);
    let word = |it: &str| !it.is_empty() && it.bytes().all(plain);
    text.len() <= LONGEST_LOCAL && text.split('.').all(word)
}

/// A name below a top-level domain; neither a machine of the operator's network nor a number.
fn is_public_name(domain: &str) -> bool {
    let top = domain.rsplit_once('.').map(|it| it.1);
    top.is_some_and(|it| it.bytes().any(|it| it.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_in_one_way() {
        let written = |text| MailAddress::parse(text).unwrap().to_string();
        assert_eq!(written(" Ann@TARTH.example "), "Ann@tarth.example");
        assert_eq!(written("ann@bücher.example"), "ann@xn--bcher-kva.example");
        assert_eq!(written("o'neil+1@a.example"), "o'neil+1@a.example");
        assert!(parse_field(None).unwrap().is_none());
        assert!(parse_field(Some("  ")).unwrap().is_none());
        let longest = format!("{}@{}.example", "a".repeat(64), "b".repeat(63));
        assert_eq!(written(&longest), longest);
    }

    #[test]
    fn what_is_not_exactly_one_address_is_none() {
        for wrong in [
            "",
            "ann",
            "@tarth.example",
            "ann@",
            "a@b@c.example",
            "ann of@tarth.example",
            "ann@tarth.example\nBcc: all",
            "name<victim@tarth.example>",
            "<victim@tarth.example>",
            "victim@tarth.example (me)",
            "victim(me)@tarth.example",
            "\"victim\"@tarth.example",
            "victim@tarth.example,other@tarth.example",
            "victim%tarth.example@relay.example",
            "tarth.example!victim@relay.example",
            ".ann@tarth.example",
            "ann.@tarth.example",
            "a..nn@tarth.example",
            "änn@tarth.example",
            "ann@tarth..example",
            "ann@tarth.example.",
            "ann@-tarth.example",
            "ann@localhost",
            "ann@127.0.0.1",
            "ann@[127.0.0.1]",
            "ann@[IPv6:::1]",
        ] {
            assert!(MailAddress::parse(wrong).is_err(), "{wrong}");
        }
        let local = format!("{}@a.example", "a".repeat(65));
        let whole = format!("a@{}example", "bcde.".repeat(50));
        for long in [local, whole] {
            assert!(MailAddress::parse(&long).is_err(), "{long}");
        }
    }

    #[test]
    fn what_leads_to_one_mailbox_has_one_main_address() {
        let main = |text| MailAddress::parse(text).unwrap().main();
        for same in [
            "Ann@tarth.example",
            "ann+1@TARTH.example",
            "ANN+a+b@tarth.example",
        ] {
            assert_eq!(main(same), "ann@tarth.example");
        }
        for same in ["a.n.n@gmail.com", "Ann+x@googlemail.com"] {
            assert_eq!(main(same), "ann@gmail.com");
        }
        for other in [
            "ann-marie@tarth.example",
            "a.nn@tarth.example",
            "+ann@tarth.example",
        ] {
            assert_eq!(main(other), other);
        }
    }

    #[test]
    fn what_was_stored_before_keeps_its_mailbox() {
        let stored = |text| MailAddress::stored(text).map(|it| it.to_string());
        let ann = Some("Ann@tarth.example".to_owned());
        assert_eq!(stored("Ann@Tarth.EXAMPLE"), ann);
        assert_eq!(stored("name<Ann@tarth.example>"), ann);
        assert_eq!(stored("ann@localhost"), None);
    }
}
