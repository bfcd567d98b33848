//! Tests that what another site has a hand in is not compressed together with what is secret.

use super::World;
use axum::http::{Request, header};

/// Tells whether a page is compressed for somebody with this cookie whose browser says where the request comes from.
async fn packed(world: &World, (path, cookie): (&str, &str), site: Option<&str>) -> bool {
    let mut request = Request::get(path)
        .header(header::ACCEPT_ENCODING, "gzip, br")
        .header(header::COOKIE, cookie);
    if let Some(site) = site {
        request = request.header("sec-fetch-site", site);
    }
    let answer = world.send(request.body("".into()).unwrap()).await;
    !answer.header("content-encoding").is_empty()
}

#[tokio::test]
async fn a_page_that_another_site_leads_to_tells_nothing_by_its_size() {
    for flags in [&[][..], &["--tls"]] {
        let world = World::with(flags).await;
        let ann = world.sign_up("Ann").await;
        for path in ["/lobby?q=guess", "/account", "/sign-up?__err=x&__path=y"] {
            let by = async |site| packed(&world, (path, &ann), site).await;
            assert!(!by(Some("cross-site")).await, "{path}");
            assert!(!by(Some("same-site")).await, "{path}");
            assert!(by(Some("same-origin")).await, "{path}");
            assert!(by(Some("none")).await, "{path}: typed, or a bookmark");
            // Old browsers do not say; without TLS the page itself can be read on the way.
            assert_eq!(by(None).await, flags.is_empty(), "{path}");
        }
        // Without a session there is no secret in it.
        assert!(packed(&world, ("/lobby", ""), Some("cross-site")).await);
    }
}
