/** Where the first page is printed, it still asks where it is, and to be told of clicks. Nobody clicks here. */
Object.assign(globalThis, {
  location: new URL("https://stolik.invalid/"),
  document: { addEventListener: () => undefined },
  addEventListener: () => undefined,
  history: { state: null },
});
