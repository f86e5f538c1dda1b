import { expect, test } from "vitest";
import { isLoopback } from "./sharedAddress.svelte";

test.each(["localhost", "stolik.localhost", "127.0.0.1", "127.8.0.1", "[::1]"])("%s is this machine", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["192.168.1.7", "pi", "127.example", "localhost.example", "[fe80::1]"])("%s is another machine", (host) => {
  expect(isLoopback(host)).toBe(false);
});
