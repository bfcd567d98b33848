//! Mailboxes, as limits and refusals know them: by a keyed hash of their main address, which tells
//! nobody who has the database alone whose they are.

use aws_lc_rs::hmac;

use crate::Platform;
use crate::entities::Secret;
use crate::mail_address::MailAddress;

/// Names the mailbox to which this stored address leads, however it is written.
pub fn recipient(platform: &Platform, address: &Secret) -> String {
    let main = MailAddress::stored(&address.0).map(|it| it.main());
    let main = main.unwrap_or_else(|| address.0.to_lowercase());
    let tag = hmac::sign(&platform.keys().recipients, main.as_bytes());
    hex::encode(&tag.as_ref()[..16])
}
