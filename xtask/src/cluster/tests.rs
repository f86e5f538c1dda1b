//! What is typed, what HAProxy is told, and a cluster that loses a server.

use serde_json::{Value, json};

use super::*;

#[test]
fn what_is_typed_is_understood_or_refused() {
    let usual = Wanted { nodes: NODES, port: PORT, is_release: false };
    assert_eq!(Wanted::read(&[]).unwrap(), usual);
    let typed = Wanted::read(&["--release", "--port", "5000", "--nodes", "2"]).unwrap();
    assert_eq!(typed, Wanted { nodes: 2, port: 5000, is_release: true });
    for wrong in [&["--nodes", "0"][..], &["--nodes", "99"], &["--port", "0"], &["--port"], &["more"]] {
        assert!(Wanted::read(wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn haproxy_is_told_what_hosts_tell_it_but_for_the_addresses() {
    let for_hosts = fs::read_to_string(root().join("deploy/haproxy.cfg")).unwrap();
    let ours = config(&for_hosts, 5000, &["127.0.0.1:5001", "127.0.0.1:5002"]).unwrap();
    let is_address = |line: &&str| line.starts_with("    bind ") || line.starts_with("    server ");
    let rest = |text: &str| text.lines().filter(|line| !is_address(line)).collect::<Vec<_>>().join("\n");
    assert_eq!(rest(&ours), rest(&for_hosts));
    let addresses: Vec<&str> = ours.lines().filter(is_address).map(str::trim).collect();
    assert_eq!(addresses, ["bind 127.0.0.1:5000", "server s1 127.0.0.1:5001", "server s2 127.0.0.1:5002"]);
    assert!(config("backend empty\n", 5000, &[]).is_err());
}

/// Beside this test, where cargo has put it for the tests of its own.
fn binary() -> Option<PathBuf> {
    let binary = std::env::current_exe().ok()?.parent()?.parent()?.join("stolik");
    binary.exists().then_some(binary)
}

/// What somebody gets at the door, when it is what they asked for.
fn asks(port: u16, what: &str, body: &str) -> Option<String> {
    let answer = server::ask(&format!("127.0.0.1:{port}"), what, body).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    head.starts_with("HTTP/1.1 2").then(|| body.to_owned())
}

fn until<T>(mut is_so: impl FnMut() -> Option<T>) -> T {
    let since = Instant::now();
    loop {
        if let Some(so) = is_so() {
            return so;
        }
        assert!(since.elapsed() < OPENS_WITHIN, "it does not come to that");
        sleep(LOOKS_EVERY);
    }
}

/// Somebody opens a table at the door. Gives how it is asked for.
fn opens(port: u16) -> String {
    let me = json!({"name": "Ada", "identity": "star", "language": "en"});
    let wanted = json!({"game": "pixoid", "me": me, "against_bots": false}).to_string();
    let opened = until(|| asks(port, "POST /api/tables", &wanted));
    let opened: Value = serde_json::from_str(&opened).unwrap();
    format!("GET /api/tables/{}", opened["code"].as_str().unwrap())
}

#[test]
fn a_table_outlives_its_server_and_nothing_outlives_the_cluster() {
    let is_here = stolik_postgres_for_tests::is_here();
    let (Some(binary), Some(haproxy), true) = (binary(), web::found_haproxy(), is_here) else {
        return println!("without the binary, HAProxy and PostgreSQL no cluster is tried");
    };
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let wanted = Wanted { nodes: 2, port, is_release: false };
    let mut cluster = Cluster::start(&binary, &haproxy, &wanted).unwrap();
    // Servers open tables in turn, so some are those of the one that dies.
    let tables: Vec<String> = (0..4).map(|_| opens(port)).collect();
    for table in &tables {
        assert!(asks(port, table, "").is_some(), "whichever server is asked");
    }

    cluster.servers[0].running.0.kill().unwrap();
    let gone = cluster.servers[0].address.clone();
    assert_eq!(until(|| Some(cluster.newly_gone()).filter(|gone| !gone.is_empty())), [gone]);
    assert!(cluster.newly_gone().is_empty(), "that is told once");
    for table in &tables {
        until(|| asks(port, table, ""));
    }

    let (folder, last) = (cluster.postgres.folder().to_owned(), cluster.servers[1].address.clone());
    drop(cluster);
    assert!(!folder.exists());
    for address in [last, format!("127.0.0.1:{port}")] {
        assert!(std::net::TcpStream::connect(&address).is_err(), "nobody listens at {address} any more");
    }
}
