//! Where everything is kept: a folder of one's own, or a database that several servers share.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use stolik_server::{LEASE, found_by};
use stolik_store::{Cluster, PostgresSettings, PostgresStore, SqliteSettings, SqliteStore, Store};

#[derive(Clone)]
pub enum Kept {
    InFolder(Arc<SqliteStore>),
    InDatabase(Arc<PostgresStore>),
}

impl Kept {
    /// Opens the folder, and makes it if it is not there.
    pub async fn in_folder(data: &Path) -> Result<Self> {
        let store = SqliteStore::open(data, SqliteSettings::default())
            .await
            .with_context(|| format!("the data folder {} cannot be used", data.display()))?;
        Ok(Kept::InFolder(Arc::new(store)))
    }

    /// Joins those who share a database; they reach this server at the address.
    pub async fn in_database(url: &str, address: String) -> Result<Self> {
        let settings = PostgresSettings { url: url.to_owned(), address, lease: LEASE, index: found_by };
        // The address may have a password in it: it is not repeated.
        let store = PostgresStore::open(settings).await.context("the database cannot be used")?;
        Ok(Kept::InDatabase(Arc::new(store)))
    }

    /// For somebody who looks after a database while servers run on it, and is none of them.
    pub async fn beside_servers(url: &str) -> Result<Self> {
        let address = String::new();
        let settings = PostgresSettings { url: url.to_owned(), address, lease: LEASE, index: found_by };
        let store = PostgresStore::beside(settings).await.context("the database cannot be used")?;
        Ok(Kept::InDatabase(Arc::new(store)))
    }

    pub fn store(&self) -> Arc<dyn Store> {
        match self {
            Kept::InFolder(store) => store.clone(),
            Kept::InDatabase(store) => store.clone(),
        }
    }

    pub fn cluster(&self) -> Option<Arc<dyn Cluster>> {
        match self {
            Kept::InFolder(_) => None,
            Kept::InDatabase(store) => Some(store.clone()),
        }
    }

    /// Waits until everything handed over is written.
    pub async fn close(&self) {
        match self {
            Kept::InFolder(store) => store.close().await,
            Kept::InDatabase(store) => store.close().await,
        }
    }
}
