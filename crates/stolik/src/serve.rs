//! `stolik serve`, and what a bare `stolik` does: the table, online.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fast_qr::QRBuilder;
use stolik_client::CLIENT;
use stolik_server::metrics::Listen;
use stolik_server::{Config, Server, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tracing_subscriber::EnvFilter;

use crate::cli::{Limits, LogFormat, ServeArgs};
use crate::stores::Kept;
use crate::{open_files, output, stopping};

/// After so many pieces of work; the usual is 61.
const LOOKS_AROUND_EVERY: u32 = 4;
/// Without limits, all on one machine: more than a machine does.
const BEYOND_REACH: u32 = 1_000_000;
const MANY_HOUSEHOLDS: u32 = 10_000;
const MINUTE: u64 = 60;
const DAY: u64 = 24 * 60 * MINUTE;
const FAREWELL: Duration = Duration::from_millis(300);
/// Shorter ones could be guessed.
const SHORTEST_KEY: usize = 16;

pub fn run(args: &ServeArgs) -> Result<()> {
    let filter =
        EnvFilter::try_new(&args.log).with_context(|| format!("\"{}\" is no log filter", args.log))?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let is_for_people = match args.log_format {
        LogFormat::Auto => std::io::stderr().is_terminal(),
        LogFormat::Json => false,
        LogFormat::Text => true,
    };
    if is_for_people {
        logs.compact().init()
    } else {
        logs.json().init()
    }
    let metrics = metrics(args)?;
    let stopping = stopping::asked_for(is_for_people)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        // Whoever is heard or answered waits for few others, however many are busy.
        .event_interval(LOOKS_AROUND_EVERY)
        .global_queue_interval(LOOKS_AROUND_EVERY)
        .build()
        .context("the runtime cannot start")?;
    let done = runtime.block_on(run_until_stopped(args, metrics, stopping));
    // A bot in thought is not waited for.
    runtime.shutdown_timeout(FAREWELL);
    done
}

/// What is counted tells a stranger when people play: without a key it is for this machine alone.
fn metrics(args: &ServeArgs) -> Result<Option<Listen>> {
    let Some(on) = args.metrics_listen else { return Ok(None) };
    // A key that is refused may be nearly the right one, and this is read in a log: it is not repeated.
    let is_key = |key: &String| key.len() >= SHORTEST_KEY && key.bytes().all(|byte| byte.is_ascii_graphic());
    if !args.metrics_key.as_ref().is_none_or(is_key) {
        bail!("--metrics-key has at least {SHORTEST_KEY} letters, figures or signs, and no spaces");
    }
    if args.metrics_key.is_none() && !on.ip().is_loopback() {
        bail!(
            "--metrics-listen {on} can be reached from elsewhere: set a --metrics-key, or choose 127.0.0.1"
        );
    }
    Ok(Some(Listen { on, key: args.metrics_key.clone() }))
}

async fn run_until_stopped(
    args: &ServeArgs,
    metrics: Option<Listen>,
    stopping: oneshot::Receiver<()>,
) -> Result<()> {
    let listener = TcpListener::bind(&args.listen).await.with_context(|| {
        format!("{} cannot be listened on; another one can be set with --listen", args.listen)
    })?;
    let address = listener.local_addr()?;
    if args.limits == Limits::Off && !address.ip().is_loopback() {
        bail!(
            "limits can be off on loopback only, and {address} can be reached by others: --listen 127.0.0.1:4010"
        );
    }
    let kept = match &args.database {
        Some(url) => Kept::in_database(url, node_address(args, address)?).await?,
        None => Kept::in_folder(&args.data).await?,
    };
    let network_url = network_url(address);
    let mut config = Config {
        public_url: args.public_url.clone(),
        network_url: network_url.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        bot_pause: Duration::from_millis(args.bot_pause),
        away_after: Duration::from_millis(args.away_after),
        second: Duration::from_millis(args.second),
        pace: args.pace,
        messages_a_second: args.messages_a_second,
        tables_a_minute: args.tables_a_minute,
        most_tables: args.most_tables,
        households_an_address: args.households,
        most_connections: open_files::for_connections().min(Config::default().most_connections),
        host_names: args.host_name.clone(),
        most_megabytes_of_decks: args.decks_mb,
        metrics,
        kept_for: Duration::from_secs(u64::from(args.keep_days) * DAY),
        sleeps_after: Duration::from_secs(u64::from(args.sleep_minutes) * MINUTE),
        scratch: Some(args.data.clone()),
        ..Config::default()
    };
    if args.limits == Limits::Off {
        lift_limits(&mut config);
    }
    tell_where(address, network_url, config.public_url.as_deref())?;
    let server = Server { store: kept.store(), cluster: kept.cluster(), config, assets: CLIENT };
    let stopped = async {
        // A listener that is gone has nothing more to say.
        let _ = stopping.await;
    };
    serve(listener, server, stopped).await?;
    kept.close().await;
    Ok(())
}

/// Where the other servers reach this one.
fn node_address(args: &ServeArgs, listens_on: SocketAddr) -> Result<String> {
    match &args.node_address {
        Some(address) => Ok(address.clone()),
        None if listens_on.ip().is_unspecified() => {
            bail!(
                "--database is shared with other servers: say with --node-address where they reach this one"
            )
        }
        None => Ok(listens_on.to_string()),
    }
}

/// One address may do what many do. Nothing else changes: what is sent is still read, counted and bounded.
fn lift_limits(config: &mut Config) {
    config.messages_a_second = BEYOND_REACH;
    config.tables_a_minute = BEYOND_REACH;
    config.households_an_address = MANY_HOUSEHOLDS;
    config.most_tables = usize::MAX;
    config.most_connections = open_files::for_connections().min(BEYOND_REACH as usize);
}

/// The address on the local network, if the server listens there.
fn network_url(address: SocketAddr) -> Option<String> {
    let local = local_address().filter(|_| address.ip().is_unspecified())?;
    Some(format!("http://{local}:{}", address.port()))
}

/// The address of this machine on the way to other networks. A UDP socket that connects sends nothing: it only asks for the
/// route, to an address that is kept for documents.
fn local_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
}

/// Prints the address, the one on the local network, and a QR code where people see a terminal.
fn tell_where(address: SocketAddr, network_url: Option<String>, public_url: Option<&str>) -> Result<()> {
    let port = address.port();
    let here = if address.ip().is_unspecified() { format!("localhost:{port}") } else { address.to_string() };
    output::line(format!("Stolik is open: http://{here}"))?;
    if let Some(network_url) = &network_url {
        output::line(format!("On your network: {network_url}"))?;
    } else if address.ip().is_loopback() && public_url.is_none() {
        output::line(format!(
            "Only this machine reaches it; for phones: stolik serve --listen 0.0.0.0:{port}"
        ))?;
    }
    let shown = public_url.map(str::to_owned).or(network_url);
    if let Some(shown) = shown
        && std::io::stdout().is_terminal()
        && let Ok(code) = QRBuilder::new(shown.clone()).build()
    {
        output::line(format!("\n{}\n{shown}\n", code.to_str()))?;
    }
    output::line("Stop with Ctrl+C; games go on where they were when you start again.")?;
    Ok(())
}
