//! Tables by what somebody calls them.

use anyhow::{Result, bail};
use stolik_server::forget::Known;

/// All or none: a name that means no table, or several, is a mistake.
pub fn named(all: &[Known], typed: &[String]) -> Result<Vec<Known>> {
    let mut chosen: Vec<Known> = Vec::new();
    for typed in typed {
        let mut meant = all.iter().filter(|table| table.is_called(typed));
        let (Some(table), None) = (meant.next(), meant.next()) else {
            bail!("\"{typed}\" is not the code of a table, nor at least eight letters of the id of one");
        };
        if !chosen.contains(table) {
            chosen.push(table.clone());
        }
    }
    Ok(chosen)
}
