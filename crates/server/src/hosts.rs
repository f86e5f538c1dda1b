//! Under which names the server answers, and whose pages may speak to it.
//!
//! A page of a stranger can point its own name at somebody's home (DNS rebinding): the browser then takes our answers for
//! the stranger's. So a name counts only if no stranger can own it: an address, `localhost`, a name that the host has
//! given, and names that public DNS does not sell: those of one word, and what ends in `.local`, `.lan`, `.internal` or
//! `.home.arpa`. Whoever can lie about those is in the house already.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

use crate::config::Config;

const AT_HOME: [&str; 5] = ["localhost", "local", "lan", "internal", "home.arpa"];

/// The names that the host has given.
pub struct Hosts {
    names: Vec<String>,
    /// What stands in the address bar, with its port.
    public: Option<String>,
}

impl Hosts {
    pub fn new(config: &Config) -> Self {
        let public = config.public_url.as_deref().and_then(|url| url.split_once("://"));
        let public = public.map(|(_, rest)| rest.split('/').next().unwrap_or_default().to_ascii_lowercase());
        let mut names: Vec<String> = config.host_names.iter().map(|name| plain(name)).collect();
        names.extend(public.as_deref().map(|host| plain(name_in(host))));
        Hosts { names, public }
    }

    /// Was the server called by a name that is its own?
    pub fn is_ours(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| self.is_own_name(&plain(name_in(host))))
    }

    fn is_own_name(&self, name: &str) -> bool {
        let is_address = name.parse::<Ipv4Addr>().is_ok()
            || name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).is_some_and(is_long_address);
        let ends_with =
            |end: &&str| name.strip_suffix(*end).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
        let is_word =
            !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-');
        let is_name = name.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter));
        let is_at_home = is_name && AT_HOME.iter().any(ends_with);
        is_address || is_word || is_at_home || self.is_given(name)
    }

    fn is_given(&self, name: &str) -> bool {
        self.names.iter().any(|given| given == name)
    }

    /// A page of another site cannot do anything in somebody's name. Programs that send no origin have no cookies either.
    pub fn is_same_origin(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Some((_, origin)) = origin.to_str().ok().and_then(|origin| origin.split_once("://")) else {
            return false;
        };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| host.eq_ignore_ascii_case(origin))
            || self.public.as_deref().is_some_and(|public| public.eq_ignore_ascii_case(origin))
            || self.is_given(&plain(origin))
    }
}

fn is_long_address(text: &str) -> bool {
    text.parse::<Ipv6Addr>().is_ok()
}

/// Without the port.
fn name_in(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn hosts() -> Hosts {
        let public_url = Some("https://Stolik.example/".to_owned());
        Hosts::new(&Config { public_url, host_names: vec!["table.example".to_owned()], ..Config::default() })
    }

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        headers
    }

    #[test]
    fn names_that_a_stranger_cannot_own_are_ours() {
        let ours = [
            "127.0.0.1:4010",
            "192.168.1.7",
            "[::1]:4010",
            "[fe80::1]",
            "localhost:4010",
            "localhost.",
            "pi:4010",
            "living-room",
            "Stolik.local:4010",
            "stolik.lan",
            "stolik.home.arpa",
            "stolik.internal",
            "stolik.example",
            "STOLIK.EXAMPLE:443",
            "table.example:8080",
        ];
        for host in ours {
            assert!(hosts().is_ours(&headers(host, None)), "{host}");
        }
    }

    #[test]
    fn a_name_that_anybody_could_own_is_not() {
        let others = [
            "evil.example",
            "evil.example:4010",
            "127.0.0.1.evil.example",
            "stolik.example.evil.example",
            "notlocal.com",
            "home.arpa.evil.example",
            "evillan.xyz",
            "1.2.3.4.5",
            "[evil.example]",
            "::1",
            "",
            ":4010",
            "evil.example#.local",
            "evil.example:1x.local:x",
        ];
        for host in others {
            assert!(!hosts().is_ours(&headers(host, None)), "{host}");
        }
        assert!(!hosts().is_ours(&HeaderMap::new()), "nobody was called");
    }

    #[test]
    fn a_page_is_ours_if_it_came_from_here() {
        let is_same = |host, origin| hosts().is_same_origin(&headers(host, origin));
        assert!(is_same("127.0.0.1:4010", None));
        assert!(is_same("127.0.0.1:4010", Some("http://127.0.0.1:4010")));
        assert!(is_same("127.0.0.1:4010", Some("https://stolik.example")), "a proxy says another name");
        assert!(is_same("127.0.0.1:4010", Some("https://table.example")));
        for origin in
            ["null", "http://evil.example", "http://127.0.0.1:4011", "https://stolik.example.evil.example"]
        {
            assert!(!is_same("127.0.0.1:4010", Some(origin)), "{origin}");
        }
    }
}
