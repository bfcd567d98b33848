//! The stream of a table as a browser follows it.

use super::World;
use axum::{
    body::{Body, BodyDataStream},
    extract::ConnectInfo,
    http::{Request, StatusCode, header},
};
use futures::{FutureExt, StreamExt};
use std::net::SocketAddr;
use tower::ServiceExt;

/// An open stream of the table, and what it has sent so far.
pub struct Stream {
    body: BodyDataStream,
    pub sent: String,
}

impl Stream {
    pub async fn open(world: &World, table: &str, cookie: &str) -> Self {
        let page = world.call("table", &format!("id={table}"), cookie).await;
        let (_, rest) = page.body.split_once("\"seq\":").unwrap();
        let seq = rest.split(',').next().unwrap();
        let mut request = Request::get(format!("/tables/{table}/stream?since={seq}"))
            .header(header::COOKIE, cookie)
            .body(Body::empty())
            .unwrap();
        let from = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000)));
        request.extensions_mut().insert(from);
        let response = world.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Self {
            body: response.into_body().into_data_stream(),
            sent: String::new(),
        }
    }

    /// Reads until this text has come.
    pub async fn until(&mut self, text: &str) {
        while !self.sent.contains(text) {
            let more = self.body.next().await.unwrap().unwrap();
            self.sent.push_str(std::str::from_utf8(&more).unwrap());
        }
    }

    /// Whether there is nothing more to read now.
    pub fn is_still(&mut self) -> bool {
        self.body.next().now_or_never().is_none()
    }
}
