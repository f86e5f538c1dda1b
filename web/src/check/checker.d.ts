/** Where `crates/check` is loaded from, compiled to WebAssembly; nothing in a build without it. See `vite.config.ts`. */
declare module "stolik-checker" {
  const url: string | null;
  export default url;
}
