//! The client's files, and which page an address begins with.
//!
//! The shelf and a table are printed: they come with their words, so that they are seen before their script is here. All
//! other addresses have an empty page, which finds its own way.

use std::borrow::Cow;
use std::io::Read;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HeaderValue, LINK, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::read::GzDecoder;

use crate::app::App;
use crate::keys::Key;
use crate::relay;

/// Where the files are whose names change with their content.
const OF_PAGES: &str = "assets/";

/// One file of the client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// As it is. Nothing where it is kept compressed only: almost everybody takes that.
    pub bytes: Option<Cow<'static, [u8]>>,
    pub mime: &'static str,
    /// Compressed with brotli, which browsers take over HTTPS only.
    pub brotli: Option<Cow<'static, [u8]>>,
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its name changes with its content, so it may be kept for ever.
    pub immutable: bool,
}

impl Asset {
    /// As it is, for whoever takes nothing else.
    pub fn plain(&self) -> Cow<'static, [u8]> {
        let unpacked = || {
            let mut plain = Vec::new();
            let squeezed = self.gzip.as_deref().unwrap_or_default();
            // It was compressed when the binary was made.
            GzDecoder::new(squeezed).read_to_end(&mut plain).map(|_| plain).unwrap_or_default().into()
        };
        self.bytes.clone().unwrap_or_else(unpacked)
    }
}

/// The files of the client by path, `index.html` among them.
#[derive(Clone, Copy)]
pub struct Assets(pub fn(&str) -> Option<Asset>);

/// A page that is printed, by the code of its table if it has one.
enum Printed<'a> {
    Shelf,
    Table(&'a str),
}

impl<'a> Printed<'a> {
    fn at(path: &'a str) -> Option<Self> {
        match path.split_once('/') {
            None => path.is_empty().then_some(Self::Shelf),
            Some(("t", code)) => (!code.is_empty() && !code.contains('/')).then_some(Self::Table(code)),
            Some(_) => None,
        }
    }

    fn name(&self, language: &str) -> String {
        match self {
            Self::Shelf => format!("shelf.{language}.html"),
            Self::Table(_) => format!("table.{language}.html"),
        }
    }
}

/// Polish where any Polish is spoken, as the script would choose.
fn language(headers: &HeaderMap) -> &'static str {
    let spoken = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()).unwrap_or("");
    let is_polish =
        spoken.split(',').any(|tag| tag.trim().get(..2).is_some_and(|tag| tag.eq_ignore_ascii_case("pl")));
    if is_polish { "pl" } else { "en" }
}

/// A file if there is one of that name, otherwise a page. A client that is built without printed pages has an empty one.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let find = app.assets.0;
    let printed = Printed::at(path);
    let language = language(request.headers());
    let name = printed.as_ref().map_or(Cow::Borrowed(path), |page| page.name(language).into());
    let has_ending = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    let asset = find(&name).or_else(|| find("index.html").filter(|_| !has_ending));
    let Some(asset) = asset else {
        let is_of_a_page = path.starts_with(OF_PAGES);
        let elsewhere = if is_of_a_page { relay::from_another(&app, request).await } else { None };
        return elsewhere.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response());
    };
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(page) = printed {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding, accept-language"));
        if let Some(policy) = find(STYLE).and_then(|style| policy_with(&style.plain())) {
            headers.insert(CONTENT_SECURITY_POLICY, policy);
        }
        if let Printed::Table(code) = page
            && let Some(links) = links(&app, code, language, request.headers()).await
        {
            headers.insert(LINK, links);
        }
    }
    let encodings =
        request.headers().get(ACCEPT_ENCODING).and_then(|header| header.to_str().ok()).unwrap_or("");
    let takes = |encoding| encodings.split(',').any(|word| word.trim().split(';').next() == Some(encoding));
    let squeezed = match (&asset.brotli, &asset.gzip) {
        (Some(brotli), _) if takes("br") => Some(("br", brotli.clone())),
        (_, Some(gzip)) if takes("gzip") => Some(("gzip", gzip.clone())),
        _ => None,
    };
    match squeezed {
        Some((encoding, bytes)) => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
            (headers, bytes).into_response()
        }
        None => (headers, asset.plain()).into_response(),
    }
}

/// The files of the game that lies on a table, for somebody who sits there: they come together with the page. Everybody else is
/// told those of what is around a game, whatever code they have: nobody learns from it which codes lead anywhere.
async fn links(app: &App, code: &str, language: &str, headers: &HeaderMap) -> Option<HeaderValue> {
    let game = match Key::of(headers) {
        Some(key) => app.rooms.game_at_home(code, &key.hash()).await,
        None => None,
    };
    let name = game.map_or("link.around.txt".to_owned(), |game| format!("link.{game}.{language}.txt"));
    let links = (app.assets.0)(&name)?;
    HeaderValue::from_bytes(&links.plain()).ok()
}

/// Nothing from elsewhere, no frames, no inline script. Style attributes are allowed: positions are set by them. So is
/// WebAssembly of our own, which checks a finished game.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The hash of the style that is in the printed pages.
const STYLE: &str = "printed.style.txt";

/// The same, and this one style may be in the page.
fn policy_with(hash: &[u8]) -> Option<HeaderValue> {
    let hash = std::str::from_utf8(hash).ok()?;
    HeaderValue::try_from(POLICY.replace("style-src 'self'", &format!("style-src 'self' '{hash}'"))).ok()
}
