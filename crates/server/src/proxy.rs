//! Who really asks. A proxy in front of the server speaks for its callers, and only one that the host trusts is
//! believed: from anybody else the headers are words on the wind.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;
use thiserror::Error;

use crate::household::Household;

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// An address or a network whose word is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrustedProxy(IpNet);

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is neither an address (10.0.0.1) nor a network (10.0.0.0/8)")]
pub struct NoProxy(String);

impl FromStr for TrustedProxy {
    type Err = NoProxy;

    fn from_str(text: &str) -> Result<Self, NoProxy> {
        let text = text.trim();
        let address = text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
        address.or_else(|_| text.parse()).map(TrustedProxy).map_err(|_| NoProxy(text.to_owned()))
    }
}

/// Whoever sent a request, as far as it can be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    pub address: IpAddr,
    pub is_https: bool,
    /// A proxy that is trusted stands in between.
    pub is_proxied: bool,
}

impl Caller {
    pub fn household(self) -> Household {
        Household::from(self.address)
    }
}

pub fn is_trusted(trusted: &[TrustedProxy], address: IpAddr) -> bool {
    trusted.iter().any(|proxy| proxy.0.contains(&address.to_canonical()))
}

/// Every proxy adds the address that it was called from at the end. So the list is read from there: the first address
/// that is not itself trusted is the caller's, and what stands before it anybody could have made up.
pub fn caller(trusted: &[TrustedProxy], peer: IpAddr, headers: &HeaderMap) -> Caller {
    let is_trusted = |address| is_trusted(trusted, address);
    let mut address = peer.to_canonical();
    if !is_trusted(address) {
        return Caller { address, is_https: false, is_proxied: false };
    }
    for hop in words(headers, FORWARDED_FOR).into_iter().rev() {
        let Some(hop) = address_in(hop) else { break };
        address = hop;
        if !is_trusted(address) {
            break;
        }
    }
    // The last word is that of the proxy which called us.
    let is_https =
        words(headers, FORWARDED_PROTO).last().is_some_and(|word| word.eq_ignore_ascii_case("https"));
    Caller { address, is_https, is_proxied: true }
}

/// The words of a list that may be spread over several headers.
fn words<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let all = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(',')).map(str::trim).collect()
}

/// Some proxies add the port.
fn address_in(word: &str) -> Option<IpAddr> {
    let with_port = || word.parse::<SocketAddr>().map(|socket| socket.ip());
    word.parse::<IpAddr>().or_else(|_| with_port()).ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// Called through 127.0.0.1 or 10.x.x.x, which are trusted.
    fn called_from(peer: &str, forwarded_for: &[&'static str]) -> String {
        let trusted = ["127.0.0.1", "10.0.0.0/8"].map(|proxy| proxy.parse().unwrap());
        let mut headers = HeaderMap::new();
        for value in forwarded_for {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(value));
        }
        caller(&trusted, peer.parse().unwrap(), &headers).address.to_string()
    }

    #[test]
    fn the_last_hop_that_is_not_trusted_is_the_caller() {
        assert_eq!(called_from("127.0.0.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(called_from("127.0.0.1", &["198.51.100.1, 203.0.113.9, 10.1.2.3"]), "203.0.113.9");
        assert_eq!(called_from("127.0.0.1", &["198.51.100.1", "203.0.113.9:5017"]), "203.0.113.9");
        assert_eq!(called_from("::ffff:127.0.0.1", &["2001:db8::7"]), "2001:db8::7");
    }

    #[test]
    fn nobody_else_is_believed() {
        assert_eq!(called_from("192.0.2.1", &["203.0.113.9"]), "192.0.2.1");
    }

    #[test]
    fn without_a_usable_word_it_is_the_last_proxy_that_counts() {
        assert_eq!(called_from("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(called_from("127.0.0.1", &["unknown, 10.1.2.3"]), "10.1.2.3");
        assert_eq!(called_from("127.0.0.1", &["203.0.113.9, nonsense"]), "127.0.0.1");
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert!("::1".parse::<TrustedProxy>().is_ok() && "fd00::/8".parse::<TrustedProxy>().is_ok());
        assert!(
            "proxy.example".parse::<TrustedProxy>().is_err()
                && "10.0.0.0/99".parse::<TrustedProxy>().is_err()
        );
    }
}
