//! The caller of a request: the one place that decides whose requests are counted together.

use crate::config::Proxy;
use axum::{
    extract::{ConnectInfo, Request},
    http::HeaderMap,
};
use platform::{SessionId, UserId, accounts::Visitor};
use std::{
    hash::Hash,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

/// The one header that is believed behind a proxy. Others that some proxies know (`Forwarded`,
/// `X-Real-IP`) are not: who believes several lets a client send the one that its proxy leaves
/// alone.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address that a request comes from: an address of IPv4, or the network of an address of IPv6, of which a single
/// customer has at least 2^64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Address {
    V4(Ipv4Addr),
    /// The first 64 bits.
    V6(u64),
    /// The first 48 bits, which a customer, a company or whoever digs a tunnel may have: 65,536 of
    /// those networks.
    V6Site(u64),
    /// Networks of which more call than are worth remembering one by one: the first 16 bits of
    /// IPv4.
    V4Crowd(u16),
    /// The first 32 bits of IPv6.
    V6Crowd(u32),
}

/// The caller whose requests are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// All sessions of an account.
    Account(UserId),
    /// A guest's session; see `overall` for many of one address.
    Guest(SessionId),
    Address(Address),
}

impl Address {
    pub fn of(request: &Request, proxy: Proxy) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |it| it.0.ip());
        let named = match proxy {
            Proxy::None => None,
            Proxy::Before => forwarded(request.headers()),
        };
        Self::from(named.unwrap_or(peer))
    }

    /// As text, for counting wrong passwords: of IPv6 the site, of which one customer may have all
    /// networks.
    pub fn network(self) -> String {
        match self.site().unwrap_or(self) {
            Self::V4(it) => it.to_string(),
            Self::V6(it) => format!("{it:016x}/64"),
            Self::V6Site(it) => format!("{it:012x}/48"),
            Self::V4Crowd(it) => format!("{it:04x}/16"),
            Self::V6Crowd(it) => format!("{it:08x}/32"),
        }
    }
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(it) => Self::V4(it),
            IpAddr::V6(it) => Self::V6((it.to_bits() >> 64) as u64),
        }
    }
}

/// The number of times that a site may do what one of its networks may.
pub const SITE: u32 = 4;

impl Caller {
    /// Returns who counts together with a caller where all of an address do who have no account.
    #[must_use]
    pub const fn with_neighbours(self, address: Address) -> Self {
        match self {
            Self::Account(_) => self,
            Self::Guest(_) | Self::Address(_) => Self::Address(address),
        }
    }

    pub fn of(visitor: Option<&Visitor>, address: Address) -> Self {
        match visitor {
            Some(it) if it.user.guest => Self::Guest(it.session),
            Some(it) => Self::Account(it.user.id),
            None => Self::Address(address),
        }
    }
}

/// The last address that was named: the proxy's own word, whether it overwrites what the client
/// sent or appends to it.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|it| it.ip());
    let bare = last.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(with_port)
}

/// Somebody who may be one of many.
pub trait Grouped: Copy + Eq + Hash {
    /// The site that this one is a part of: whoever has all of it is bounded as well.
    #[must_use]
    fn site(self) -> Option<Self> {
        None
    }

    /// Returns what many callers of one network are counted as while there are too many to remember.
    #[must_use]
    fn coarse(self) -> Self {
        self
    }
}

impl Grouped for UserId {}

impl Grouped for Address {
    fn site(self) -> Option<Self> {
        match self {
            Self::V6(it) => Some(Self::V6Site(it >> 16)),
            Self::V4(_) | Self::V6Site(_) | Self::V4Crowd(_) | Self::V6Crowd(_) => None,
        }
    }

    fn coarse(self) -> Self {
        match self {
            Self::V4(it) => Self::V4Crowd((it.to_bits() >> 16) as u16),
            Self::V6(it) => Self::V6Crowd((it >> 32) as u32),
            Self::V6Site(it) => Self::V6Crowd((it >> 16) as u32),
            crowd @ (Self::V4Crowd(_) | Self::V6Crowd(_)) => crowd,
        }
    }
}

impl Grouped for Caller {
    fn site(self) -> Option<Self> {
        match self {
            Self::Address(it) => it.site().map(Self::Address),
            Self::Account(_) | Self::Guest(_) => None,
        }
    }

    /// There are no more accounts and guests than were let in.
    fn coarse(self) -> Self {
        match self {
            Self::Address(it) => Self::Address(it.coarse()),
            known @ (Self::Account(_) | Self::Guest(_)) => known,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use std::net::Ipv6Addr;

    fn request(peer: &str, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::get("/");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).unwrap();
        let peer: IpAddr = peer.parse().unwrap();
        request
            .extensions_mut()
            .insert(ConnectInfo(SocketAddr::from((peer, 5000))));
        request
    }

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn a_network_of_ipv6_is_one_caller_and_mapped_ipv4_is_ipv4() {
        let home = address("2001:db8:1:2::1");
        assert_eq!(home, address("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(home, address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
        assert_eq!(home.network(), address("2001:db8:1:9::").network());
        assert_ne!(home.network(), address("2001:db8:2:2::").network());
        assert_eq!(home.site(), address("2001:db8:1:9::").site());
        assert_ne!(home.site(), address("2001:db8:2:2::").site());
        assert_eq!(address("192.0.2.7").site(), None);
        assert_eq!(home.coarse(), address("2001:db8:9:9::").coarse());
        assert_eq!(home.site().map(Grouped::coarse), Some(home.coarse()));
        assert_eq!(address("192.0.2.7").coarse(), address("192.0.9.9").coarse());
    }

    #[test]
    fn without_a_proxy_no_header_is_believed() {
        let forged = request("192.0.2.7", &[(FORWARDED_FOR, "203.0.113.9")]);
        assert_eq!(Address::of(&forged, Proxy::None), address("192.0.2.7"));
    }

    #[test]
    fn behind_a_proxy_only_its_own_word_counts() {
        let named = address("198.51.100.4");
        for headers in [
            &[(FORWARDED_FOR, "198.51.100.4")][..],
            // What the client sent stands before what the proxy has appended,
            &[(FORWARDED_FOR, "203.0.113.9, 198.51.100.4")],
            &[
                (FORWARDED_FOR, "203.0.113.9"),
                (FORWARDED_FOR, "198.51.100.4"),
            ],
            // and what the proxy leaves alone says nothing.
            &[
                (FORWARDED_FOR, "198.51.100.4:61234"),
                ("forwarded", "for=203.0.113.9"),
                ("x-real-ip", "203.0.113.9"),
            ],
        ] {
            let request = request("127.0.0.1", headers);
            assert_eq!(Address::of(&request, Proxy::Before), named, "{headers:?}");
        }
        for headers in [
            &[(FORWARDED_FOR, "unknown")][..],
            &[
                ("forwarded", "for=203.0.113.9"),
                ("x-real-ip", "203.0.113.9"),
            ],
            &[],
        ] {
            let request = request("192.0.2.7", headers);
            let peer = address("192.0.2.7");
            assert_eq!(Address::of(&request, Proxy::Before), peer, "{headers:?}");
        }
        let six = request("127.0.0.1", &[(FORWARDED_FOR, "[2001:db8:1:2::1]:443")]);
        assert_eq!(
            Address::of(&six, Proxy::Before),
            Address::from(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 1, 2, 0, 0, 0, 9)))
        );
    }
}
