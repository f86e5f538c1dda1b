/** Stands for the rules where they were not compiled for the browser: see `crates/client/build/rules.rs`. */
export default null;
