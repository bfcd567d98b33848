//! The link as a QR code, for the phones of those who sit beside this screen. The server draws it.

#[cfg(feature = "ssr")]
mod route;

#[cfg(feature = "ssr")]
pub use route::invitation;

use super::TablePage;
use crate::reactive::memo;
use leptos::prelude::*;

/// So many digits of the secret tell the browser one link from the next.
const DIGITS: usize = 8;

/// Returns the address of the code: another one for another link, whose old picture a browser may still hold.
fn address(table: &str, secret: &str) -> String {
    let start = secret.get(..DIGITS).unwrap_or_default();
    format!("/tables/{table}/invitation.svg?of={start}")
}

/// A button that opens the code, which the browser asks for only then.
#[component]
pub fn QrCode(page: RwSignal<TablePage>) -> impl IntoView {
    let src = memo(move |_| page.with(|it| Some(address(&it.table.id, it.invitation.as_deref()?))));
    view! {
        <details class="qr">
            <summary class="button">{word!("QR code" | "QR-Code")}</summary>
            <img
                loading="lazy"
                decoding="async"
                width="240"
                height="240"
                alt=word!("The link as a QR code" | "Der Link als QR-Code")
                src=move || src.get()
            />
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn a_new_link_has_a_new_picture_whose_address_does_not_tell_it() {
        let (old, new) = (
            address("1", "0123456789abcdef"),
            address("1", "fedcba9876543210"),
        );
        assert_eq!(old, "/tables/1/invitation.svg?of=01234567");
        assert_ne!(old, new);
    }
}
