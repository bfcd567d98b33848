//! The stream of a table as a browser follows it.

use super::{World, unpacked};
use app::Reader;
use axum::{
    body::{Body, BodyDataStream},
    extract::ConnectInfo,
    http::{Request, StatusCode, header},
};
use futures::{FutureExt, StreamExt};
use std::{net::SocketAddr, time::Duration};
use tokio::time::timeout;
use tower::ServiceExt;

/// So long a text may take to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open stream of the table, and what it has sent so far, unpacked.
pub struct Stream {
    body: BodyDataStream,
    reader: Reader,
    pub sent: String,
}

impl Stream {
    pub async fn open(world: &World, table: &str, cookie: &str) -> Self {
        let page = world.call("table", &format!("id={table}"), cookie).await;
        let mut reader = Reader::default();
        let page = unpacked(&mut reader, &page.body);
        let (_, rest) = page.split_once("\"seq\":").unwrap();
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
            reader,
            sent: String::new(),
        }
    }

    /// Reads until this text has come.
    pub async fn until(&mut self, text: &str) {
        while !self.sent.contains(text) {
            let more = timeout(PATIENCE, self.body.next()).await;
            let more = more.unwrap_or_else(|_| panic!("no {text} in {}", self.sent));
            let more = more.unwrap().unwrap();
            let more = std::str::from_utf8(&more).unwrap();
            self.sent.push_str(&unpacked(&mut self.reader, more));
        }
    }

    /// Tells whether there is nothing more to read now.
    pub fn is_still(&mut self) -> bool {
        self.body.next().now_or_never().is_none()
    }
}
