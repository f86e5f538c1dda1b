/** Random numbers of this device. Only `getRandomValues`: the rest of `crypto` is missing on a home network's plain HTTP. */

/** Tells one sheet from another, so that a retry counts once. */
export function nonce(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** This device's share of the dice: 32 bytes as 64 hexadecimal digits. */
export function diceShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
