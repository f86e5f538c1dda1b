//! Trial.
pub fn audit(_: &std::path::Path) -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
