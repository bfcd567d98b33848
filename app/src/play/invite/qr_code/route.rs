//! The code as a picture, for those whose page shows the link.

use crate::{
    play::unseen::{table_of, unseen},
    server::{AppState, origin_of},
};
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
) -> Result<Response, StatusCode> {
    let table = table_of(&id)?;
    let look = Look {
        invitation: None,
        since: Some(i64::MAX),
        seat: None,
    };
    let viewer = visitor.map(|it| it.user.id);
    let page = tables::page(&state.platform, viewer, table, look).await;
    let page = page.map_err(unseen)?;
    let gathers = page.listing.status == Status::Gathering;
    let secret = page.invitation.filter(|_| gathers);
    let secret = secret.ok_or(StatusCode::NOT_FOUND)?;
    let origin = origin_of(&headers, state.cookies);
    let svg = drawn(&format!("{origin}/tables/{table}?invitation={secret}"));
    let svg = svg.ok_or(StatusCode::BAD_REQUEST)?;
    let kinds = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'"),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((kinds, svg).into_response())
}

/// Returns a link as a QR code, black on white with the margin that readers need; nothing for one too long.
pub fn drawn(link: &str) -> Option<String> {
    // A screen is neither torn nor stained: the fewer modules, the larger each.
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let drawing = code.render::<svg::Color>().module_dimensions(1, 1).build();
    Some(drawing)
}

#[cfg(test)]
mod tests {
    use super::drawn;
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
}
