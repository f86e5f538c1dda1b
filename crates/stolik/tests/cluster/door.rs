//! Servers behind HAProxy, as hosts have it: all that is asked of a table goes to one server, by the table's code.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::future::join_all;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::common::Person;
use crate::players::a_free_port;
use crate::servers::{Between, COMES_BACK_AFTER, Servers};

const PLACES: [&str; 2] = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy"];
/// Servers that it leads to: with one that does not work, and avoided, there is one left.
const BEHIND_IT: usize = 2;
/// Enough that some are led to another server than their own.
const TABLES: usize = 9;

struct Door {
    running: Child,
    address: String,
    _folder: TempDir,
}

impl Door {
    /// Starts HAProxy with the file for hosts, bound to this machine and leading to these servers.
    async fn open(servers: &Servers) -> Self {
        let program = PLACES.into_iter().find(|place| Path::new(place).exists());
        let program = std::env::var("HAPROXY").ok().or(program.map(str::to_owned));
        let program =
            program.expect("this test needs HAProxy: `apt-get install haproxy`, or its path in HAPROXY");
        let for_hosts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy.cfg");
        let mut text = std::fs::read_to_string(for_hosts).unwrap();
        let address = format!("127.0.0.1:{}", a_free_port());
        let bind = text.lines().find(|line| line.trim().starts_with("bind ")).unwrap().to_owned();
        text = text.replace(&bind, &format!("    bind {address}"));
        let known = text.lines().filter(|line| line.trim().starts_with("server "));
        for (number, line) in known.map(str::to_owned).collect::<Vec<_>>().iter().enumerate() {
            let address = servers.person(number).address;
            let ours =
                if number < BEHIND_IT { format!("    server s{number} {address}") } else { String::new() };
            text = text.replace(line, &ours);
        }
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("haproxy.cfg");
        std::fs::write(&file, text).unwrap();
        let mut haproxy = Command::new(program);
        haproxy.args(["-db", "-q", "-f"]).arg(file).env_remove("HAPROXY").stdout(Stdio::null());
        let door = Door { running: haproxy.spawn().unwrap(), address, _folder: folder };
        let is_open = async || tokio::net::TcpStream::connect(&door.address).await.is_ok();
        while !is_open().await {
            sleep(COMES_BACK_AFTER).await;
        }
        door
    }

    fn reached_by(&self, person: &Person) -> Person {
        Person { address: self.address.clone(), ..person.clone() }
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

/// The same code leads to the same server every time: who comes back would be told there again and again that it does not work.
#[tokio::test]
async fn who_is_led_to_a_server_that_does_not_reach_the_table_s_own_is_led_to_another() {
    let servers = Servers::start().await;
    let door = Door::open(&servers).await;
    let host = servers.person(0);
    let codes = join_all((0..TABLES).map(|_| host.open(false))).await;
    servers.line(0, Between::ItAndTheOthers).cut();
    let host = door.reached_by(&host);
    for code in codes {
        host.enter(&code).await;
        assert_eq!(host.get(&format!("/api/tables/{code}")).await.status, 200);
    }
}
