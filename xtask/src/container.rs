//! The image of `deploy/Containerfile`, built around a binary and tried: part of `cargo xtask release`, where buildah is there.

use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::run::step;
use crate::{root, server};

/// The image is built, and its server started as the image says: by whom, with what around it. Says so where it cannot be tried.
pub fn starts_in_a_container(binary: &Path) -> Result<()> {
    step("in a container");
    if !is_root() || Command::new("buildah").arg("--version").output().is_err() {
        println!(
            "the image is built by root, with buildah (Debian: apt-get install buildah): it is not tried here"
        );
        return Ok(());
    }
    let image = Image::build(binary)?;
    let mounted = image.buildah(&["mount", &image.container])?;
    let described: Value = serde_json::from_str(&image.buildah(&["inspect", &image.container])?)?;
    let described = &described["OCIv1"]["config"];
    let words = |name: &str| -> Vec<&str> {
        described[name].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
    };
    let user = described["User"].as_str().unwrap_or_default();
    if user.is_empty() || user.starts_with('0') {
        bail!("the image is root's: {user:?}");
    }
    let mut command = Command::new("chroot");
    command.arg(format!("--userspec={user}")).arg(&mounted).args(words("Entrypoint")).args(words("Cmd"));
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.envs(words("Env").iter().filter_map(|line| line.split_once('=')));
    // Another one may be open here.
    command.env("STOLIK_LISTEN", "127.0.0.1:0");
    let mut running = command.stdout(Stdio::piped()).spawn().context("`chroot` does not work here")?;
    let mut tells = BufReader::new(running.stdout.take().context("it has a voice")?);
    let answered = server::address(&mut tells).and_then(|address| server::is_well(&address));
    let kept = Path::new(&mounted).join("data/stolik.sqlite").exists();
    let signal = described["StopSignal"].as_str().unwrap_or_default().trim_start_matches("SIG");
    let asked = Command::new("kill").args([&format!("-{signal}"), &running.id().to_string()]).status();
    if !asked.is_ok_and(|status| status.success()) {
        running.kill()?;
    }
    let ended = running.wait()?;
    match answered.context("it does not serve")? {
        true if kept && ended.success() => Ok(()),
        well => bail!("well: {well}; something in the volume: {kept}; it ended with {ended}"),
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|asked| asked.stdout == b"0\n")
}

/// In a store of its own, removed when it is dropped.
struct Image {
    folder: PathBuf,
    container: String,
}

impl Image {
    fn build(binary: &Path) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("stolik-image-{}", std::process::id()));
        let deploy = root().join("deploy");
        fs::create_dir_all(folder.join("context/empty"))?;
        let mut image = Image { folder, container: String::new() };
        let context = image.folder.join("context");
        fs::copy(binary, context.join("stolik"))?;
        fs::copy(deploy.join("empty/.keep"), context.join("empty/.keep"))?;
        let (file, context) = (deploy.join("Containerfile"), context.display().to_string());
        let file = file.display().to_string();
        image.buildah(&["build", "--isolation", "chroot", "-t", "stolik", "-f", &file, &context])?;
        image.container = image.buildah(&["from", "stolik"])?;
        Ok(image)
    }

    /// What it says.
    fn buildah(&self, words: &[&str]) -> Result<String> {
        let mut command = Command::new("buildah");
        command.arg("--root").arg(self.folder.join("store")).arg("--runroot").arg(self.folder.join("run"));
        let said = command.args(["--storage-driver", "vfs"]).args(words).output()?;
        if !said.status.success() {
            bail!("buildah {}: {}", words.join(" "), String::from_utf8_lossy(&said.stderr));
        }
        Ok(String::from_utf8(said.stdout)?.trim().to_owned())
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        // It is in the folder for what may go.
        let _ = self.buildah(&["rm", "--all"]);
        let _ = fs::remove_dir_all(&self.folder);
    }
}
