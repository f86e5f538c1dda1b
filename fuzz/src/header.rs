//! Headers that anybody can send: they are believed or not, and never more than that.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderValue};
use stolik_server::parsers;
use stolik_server::proxy::{TrustedProxy, caller};

pub fn law(bytes: &[u8]) {
    if parsers::has_key(bytes) {
        assert!(bytes.len() >= 64, "a key has 64 digits");
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = text.parse::<TrustedProxy>();
    }
    let Ok(value) = HeaderValue::from_bytes(bytes) else { return };
    let headers: HeaderMap = ["x-forwarded-for", "x-forwarded-proto"]
        .map(|name| (name.parse().expect("a name"), value.clone()))
        .into_iter()
        .collect();
    let [near, far] =
        ["127.0.0.1", "203.0.113.9"].map(|address| address.parse::<IpAddr>().expect("an address"));
    let trusted = ["127.0.0.1".parse().expect("a proxy")];
    caller(&trusted, near, &headers);
    let stranger = caller(&trusted, far, &headers);
    assert!(stranger.address == far && !stranger.is_https, "a stranger's headers were believed");
}

pub fn seeds() -> Vec<Vec<u8>> {
    let key = format!("a=b; stolik={}", "ab".repeat(32));
    let others = ["198.51.100.1, 203.0.113.9:5017, 10.1.2.3", "https", "[2001:db8::7]:80", "10.0.0.0/8"];
    others.iter().map(|text| text.as_bytes().to_vec()).chain([key.into_bytes()]).collect()
}
