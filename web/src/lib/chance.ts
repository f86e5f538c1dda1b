/** Random numbers of this device. Only `getRandomValues`: the rest of `crypto` is missing on a home network's plain HTTP. */

/** Tells one sheet from another, so that a retry counts once. */
export function nonce(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** As many as a share of the dice has. */
export function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}
