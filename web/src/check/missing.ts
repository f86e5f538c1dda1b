/** Stands for the rules where they were not compiled for the browser: see `crates/client/checker.rs`. */
export default null;
