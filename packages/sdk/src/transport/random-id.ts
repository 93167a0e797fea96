/** A new name that nobody else has, as for an idempotency key. `crypto.randomUUID` is absent on a page without https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
