/** The rules as WebAssembly, built by `crates/client`. A client without them offers nothing that needs them. */
const checker = process.env["STOLIK_CHECKER"];

/** What the name of the rules stands for: in the client, and in the pages that are printed with it. */
export const rulesAlias = { "stolik-checker": checker ? `${checker}?url` : "/src/check/missing.ts" };
