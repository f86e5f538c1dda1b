//! Query parameters. A parameter or value that the server does not understand is refused: a client that asks for
//! `?watch=yes` and is not understood would otherwise show a hand to everybody who watches.

use axum::extract::Request;
use axum::http::Uri;
use axum::middleware::Next;
use axum::response::Response;

use crate::http::{BAD_REQUEST, Trouble};

/// Boolean parameters: `?name`, `?name=true` and `?name=1` are true, `?name=false` and `?name=0` are false.
pub fn flags<const N: usize>(query: Option<&str>, names: [&str; N]) -> Result<[bool; N], Trouble> {
    let values = values(query, names)?;
    let mut flags = [false; N];
    for (flag, value) in flags.iter_mut().zip(values) {
        *flag = match value.as_deref() {
            None | Some("false" | "0") => false,
            Some("" | "true" | "1") => true,
            Some(_) => return Err(BAD_REQUEST),
        };
    }
    Ok(flags)
}

/// The values of parameters. One that is unknown or given twice is refused.
pub fn values<const N: usize>(query: Option<&str>, names: [&str; N]) -> Result<[Option<String>; N], Trouble> {
    let mut values = [const { None }; N];
    for pair in query.unwrap_or_default().split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let known = names.iter().position(|known| *known == name).ok_or(BAD_REQUEST)?;
        if values[known].replace(value.to_owned()).is_some() {
            return Err(BAD_REQUEST);
        }
    }
    Ok(values)
}

/// Middleware that refuses any parameter, for routes that have none.
pub async fn refuse_any(uri: Uri, request: Request, next: Next) -> Result<Response, Trouble> {
    none(&uri)?;
    Ok(next.run(request).await)
}

/// Refuses any parameter.
pub fn none(uri: &Uri) -> Result<(), Trouble> {
    values(uri.query(), []).map(|[]: [Option<String>; 0]| ())
}
