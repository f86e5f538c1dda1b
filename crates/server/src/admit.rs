//! What is asked of a request before anybody looks at what it wants: is it within its budget, was it meant for us, is it
//! from one of our pages, and is it whole?

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use stolik_protocol::LONGEST_MESSAGE;
use tokio::time::timeout;

use crate::app::App;
use crate::budgets::Budget;
use crate::http::{BAD_REQUEST, KeyOfRequest, TOO_FAST, Trouble};
use crate::keys::Key;
use crate::proxy::Caller;

const WRONG_HOST: Trouble = Trouble(StatusCode::MISDIRECTED_REQUEST, "wrong-host");
const FROM_ELSEWHERE: Trouble = Trouble(StatusCode::FORBIDDEN, "from-elsewhere");
const TOO_SLOW: Trouble = Trouble(StatusCode::REQUEST_TIMEOUT, "too-slow");

/// The request as its route may have it, or the answer to it.
pub async fn admit(
    app: &App,
    caller: Caller,
    key: &Key,
    mut request: Request,
) -> Result<Request, Box<Response>> {
    let budget = Budget::of(request.method(), request.uri().path());
    app.budgets.spend(budget, caller.household()).map_err(answer)?;
    if caller.is_proxied {
        // Whoever is connected directly has a share for the connection already.
        let share = app.crowd.shares.take(caller.household()).ok_or(TOO_FAST).map_err(answer)?;
        request.extensions_mut().insert(Arc::new(share));
    }
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD) && budget != Budget::Sockets;
    if request.uri().path().starts_with("/api/") && !app.hosts.is_ours(request.headers()) {
        return Err(answer(WRONG_HOST));
    }
    if !is_reading && !app.hosts.is_same_origin(request.headers()) {
        return Err(answer(FROM_ELSEWHERE));
    }
    request.extensions_mut().insert(caller);
    request.extensions_mut().insert(KeyOfRequest(key.clone()));
    // Pictures have their own pace, and a socket has no body.
    if is_reading || matches!(budget, Budget::Imports | Budget::Sockets) {
        return Ok(request);
    }
    let (head, body) = request.into_parts();
    let whole = timeout(app.config.deadlines.body, to_bytes(body, LONGEST_MESSAGE)).await;
    let body = whole.map_err(|_| answer(TOO_SLOW))?.map_err(|_| answer(BAD_REQUEST))?;
    Ok(Request::from_parts(head, Body::from(body)))
}

fn answer(refused: impl IntoResponse) -> Box<Response> {
    Box::new(refused.into_response())
}
