//! The link as a QR code, for the phones of those who sit beside this screen. The server draws it.

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

#[cfg(feature = "ssr")]
pub use route::invitation;

#[cfg(feature = "ssr")]
mod route {
    use crate::server::{AppState, origin_of};
    use axum::{
        Extension,
        extract::{Path, State},
        http::{
            HeaderMap, StatusCode,
            header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE},
        },
        response::{IntoResponse, Response},
    };
    use platform::{
        Error, TableId,
        accounts::Visitor,
        tables::{self, Look, Status},
    };
    use qrcode::{EcLevel, QrCode, render::svg};

    /// `GET /tables/{id}/invitation.svg`: the link to a table that gathers, for those whose page shows it.
    /// It opens the table, so nothing keeps it on the way.
    pub async fn invitation(
        State(state): State<AppState>,
        Path(id): Path<String>,
        visitor: Option<Extension<Visitor>>,
        headers: HeaderMap,
    ) -> Response {
        let Ok(table) = id.parse::<TableId>() else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let look = Look {
            invitation: None,
            since: Some(i64::MAX),
            seat: None,
        };
        let viewer = visitor.map(|it| it.user.id);
        let page = match tables::page(&state.platform, viewer, table, look).await {
            Ok(page) => page,
            Err(Error::NoSuchTable) => return StatusCode::NOT_FOUND.into_response(),
            Err(_) => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        };
        let gathers = page.listing.status == Status::Gathering;
        let Some(secret) = page.invitation.filter(|_| gathers) else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let origin = origin_of(&headers, state.cookies);
        match drawn(&format!("{origin}/tables/{table}?invitation={secret}")) {
            Some(svg) => {
                let kinds = [
                    (CONTENT_TYPE, "image/svg+xml"),
                    (CONTENT_SECURITY_POLICY, "default-src 'none'"),
                    (CACHE_CONTROL, "no-store"),
                ];
                (kinds, svg).into_response()
            }
            None => StatusCode::BAD_REQUEST.into_response(),
        }
    }

    /// Returns a link as a QR code, black on white with the margin that readers need; nothing for one too long.
    pub fn drawn(link: &str) -> Option<String> {
        // A screen is neither torn nor stained: the fewer modules, the larger each.
        let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
        let drawing = code.render::<svg::Color>().module_dimensions(1, 1).build();
        Some(drawing)
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::{address, route::drawn};
    use resvg::{
        render,
        tiny_skia::{Pixmap, Transform},
        usvg::{Options, Tree},
    };

    /// So many pixels are drawn for each side of a module.
    const SIDE: u8 = 4;

    fn read(svg: &str) -> Vec<String> {
        let tree = Tree::from_str(svg, &Options::default()).unwrap();
        let side = f32::from(SIDE);
        let large = tree.size().to_int_size().scale_by(side).unwrap();
        let mut paper = Pixmap::new(large.width(), large.height()).unwrap();
        render(
            &tree,
            Transform::from_scale(side, side),
            &mut paper.as_mut(),
        );
        let width = large.width() as usize;
        let light = |x: usize, y: usize| paper.pixels()[y * width + x].red();
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, width, light);
        let grids = image.detect_grids();
        grids.iter().map(|it| it.decode().unwrap().1).collect()
    }

    #[test]
    fn a_phone_reads_the_link_and_nothing_else() {
        let id = "0123456789abcdef0123456789abcdef";
        let link = format!("https://rookery.example/tables/{id}?invitation={id}");
        let svg = drawn(&link).unwrap();
        assert_eq!(read(&svg), [link]);
        assert!(svg.len() < 20_000, "{}", svg.len());
        assert_eq!(drawn(&"x".repeat(3000)), None);
    }

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
