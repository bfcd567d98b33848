//! Requests to addresses that people have given: over https, to public addresses only, which are
//! looked up once and then held, and never on to somewhere else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use async_trait::async_trait;
use reqwest::{Client, Url, redirect::Policy};

use super::mailer::Mailer;
use super::transport::{Failure, Mail, Request, Transport};
use ::model::DeliveryError;

const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address that anybody may give.
const LONGEST: usize = 1000;

/// The address does not lead out into the open web.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a public address over https")]
pub struct NotPublic;

/// The real ones: mail as configured, and the web.
pub struct Transports {
    pub mailer: Mailer,
}

#[async_trait]
impl Transport for Transports {
    async fn mail(&self, mail: &Mail) -> Result<(), Failure> {
        self.mailer.send(mail).await
    }

    async fn request(&self, request: &Request) -> Result<(), Failure> {
        send(request).await
    }
}

/// An address as somebody may give it: https, the usual port, no password, a name or a public
/// number.
pub fn checked(address: &str) -> Result<Url, NotPublic> {
    let address = address.trim();
    let url = Url::parse(address).map_err(|_| NotPublic)?;
    let plain = url.scheme() == "https"
        && url.port().is_none()
        && url.username().is_empty()
        && url.password().is_none()
        && address.len() <= LONGEST;
    let host = url.host_str().ok_or(NotPublic)?;
    let number = host.trim_matches(['[', ']']).parse::<IpAddr>();
    if plain && number.map_or(host.contains('.'), is_public) {
        Ok(url)
    } else {
        Err(NotPublic)
    }
}

async fn send(request: &Request) -> Result<(), Failure> {
    let url =
        checked(&request.url).map_err(|NotPublic| Failure::lasting(DeliveryError::Address))?;
    let addresses = public_addresses(&url).await?;
    // A client of its own: what was looked up and checked is where it connects to.
    let client = Client::builder()
        .https_only(true)
        .redirect(Policy::none())
        .no_proxy()
        .resolve_to_addrs(url.host_str().unwrap_or_default(), &addresses)
        .timeout(PATIENCE)
        .user_agent("Rookery")
        .build()
        .map_err(|_| Failure::passing(DeliveryError::NoWay))?;
    let mut post = client.post(url).body(request.body.clone());
    for (name, value) in &request.headers {
        post = post.header(*name, value);
    }
    let answer = post
        .send()
        .await
        .map_err(|error| Failure::passing(unanswered(&error)))?;
    judge(answer.status().as_u16())
}

/// Returns why a public address has given no answer. What the libraries say about it stays here.
fn unanswered(error: &reqwest::Error) -> DeliveryError {
    if error.is_timeout() {
        DeliveryError::Slow
    } else {
        DeliveryError::Unreachable
    }
}

/// Judges what the number of an answer means for us.
pub fn judge(status: u16) -> Result<(), Failure> {
    match status {
        200..=299 => Ok(()),
        404 | 410 => Err(Failure::lasting(DeliveryError::Gone)),
        429 | 500..=599 => Err(Failure::passing(DeliveryError::Refused(status))),
        _ => Err(Failure::lasting(DeliveryError::Refused(status))),
    }
}

/// Returns where the host is, or fails if any of its addresses is not public. A name of the operator's network fails
/// exactly as one that nobody has: which of them exist is no business of others.
async fn public_addresses(url: &Url) -> Result<Vec<SocketAddr>, Failure> {
    let host = url
        .host_str()
        .unwrap_or_default()
        .trim_matches(['[', ']'])
        .to_owned();
    let found = tokio::net::lookup_host((host, 443)).await;
    all_public(found.into_iter().flatten().collect())
}

fn all_public(found: Vec<SocketAddr>) -> Result<Vec<SocketAddr>, Failure> {
    if found.is_empty() || !found.iter().all(|it| is_public(it.ip())) {
        return Err(Failure::passing(DeliveryError::Unreachable));
    }
    Ok(found)
}

/// Tells whether everybody on the internet means the same machine by it.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(it) => is_public_v4(it),
        IpAddr::V6(it) => is_public_v6(it),
    }
}

fn is_public_v4(it: Ipv4Addr) -> bool {
    let [a, b, c, _] = it.octets();
    let special = it.is_private()
        || it.is_loopback()
        || it.is_link_local()
        || it.is_broadcast()
        || it.is_documentation()
        || it.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19))
        // What a cloud's machines are managed from.
        || it == Ipv4Addr::new(168, 63, 129, 16);
    !special
}

/// Global unicast only, and none of what carries another address inside.
fn is_public_v6(it: Ipv6Addr) -> bool {
    let [a, b, ..] = it.segments();
    let global = (0x2000..0x4000).contains(&a) && !carries_v4(it);
    let special = (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || a >= 0x3ff0;
    global && !special
}

/// Tells whether its last half names an IPv4 address of the network behind it (ISATAP, RFC 5214).
fn carries_v4(it: Ipv6Addr) -> bool {
    let [.., e, f, _, _] = it.segments();
    matches!(e, 0 | 0x0200) && f == 0x5efe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_over_https_are_taken() {
        for good in [
            "https://discord.com/api/webhooks/1/x",
            "https://hooks.slack.com/services/T/B/x",
            " https://example.org/hook?a=b ",
            "https://1.1.1.1/x",
            "https://[2606:4700:4700::1111]/x",
        ] {
            assert!(checked(good).is_ok(), "{good}");
        }
        for bad in [
            "http://example.org/",
            "https://example.org:8443/",
            "https://user:secret@example.org/",
            "https://localhost/",
            "https://intranet/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://10.0.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[64:ff9b:1::7f00:1]/",
            "https://[2001:db8::1]/",
            "https://[2001::7f00:1]/",
            "https://[2606:4700::5efe:7f00:1]/",
            "https://[2606:4700::200:5efe:7f00:1]/",
            "https://168.63.129.16/",
            "https://192.0.0.192/",
            "ftp://example.org/",
            "javascript:alert(1)",
            "",
        ] {
            assert_eq!(checked(bad), Err(NotPublic), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        // A number is looked up without asking anybody.
        let here = Url::parse("https://127.0.0.1/").unwrap();
        let here = public_addresses(&here).await;
        assert_eq!(here, Err(Failure::passing(DeliveryError::Unreachable)));
        let found = |hosts: &[&str]| {
            let address = |it: &&str| SocketAddr::new(it.parse().unwrap(), 443);
            all_public(hosts.iter().map(address).collect())
        };
        assert_eq!(here, found(&[]), "which names exist inside is not told");
        assert_eq!(here, found(&["1.1.1.1", "10.0.0.1"]), "one is enough");
        assert_eq!(found(&["1.1.1.1"]).map(|it| it.len()), Ok(1));
    }

    /// A public address that nobody answers at, for as long as anybody waits.
    #[tokio::test]
    async fn who_is_too_slow_is_told_from_who_is_not_there() {
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let asked = async |port: u16, patience| {
            let client = Client::builder().timeout(patience).no_proxy();
            let url = format!("http://127.0.0.1:{port}/");
            let answer = client.build().unwrap().get(url).send().await;
            unanswered(&answer.unwrap_err())
        };
        let port = silent.local_addr().unwrap().port();
        assert_eq!(
            asked(port, Duration::from_millis(50)).await,
            DeliveryError::Slow
        );
        drop(silent);
        assert_eq!(asked(port, PATIENCE).await, DeliveryError::Unreachable);
    }

    #[test]
    fn answers_are_judged() {
        assert_eq!(judge(204), Ok(()));
        assert_eq!(judge(410), Err(Failure::lasting(DeliveryError::Gone)));
        assert!(judge(503).unwrap_err().again && !judge(301).unwrap_err().again);
    }
}
