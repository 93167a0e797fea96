import type { WebhookEvent } from './event.ts'

export type { WebhookEvent, WebhookType } from './event.ts'
export { signWebhook } from './sign.ts'
export type { SignedWebhook, SignOptions } from './sign.ts'

/** The headers of a request, with names in any case: those of `fetch`, an object, pairs, or the `rawHeaders` of Node. */
export type WebhookHeaders =
  | Iterable<string | readonly [name: string, value: string | readonly string[] | undefined]>
  | {
      /** The value of a header, or null. */
      get(name: string): string | null
    }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** The secrets and limits for checking the signature. */
export interface WebhookOptions {
  /** The secret, `whsec_…`; several where one is being replaced. */
  readonly secret: string | readonly string[]
  /**
   * Milliseconds by which the time of the request may differ from the clock, so that an old request cannot be repeated.
   * @default 300_000
   */
  readonly tolerance?: number
  /**
   * The present time in milliseconds.
   * @default Date.now
   */
  readonly now?: () => number
}

/** The request is not from the panel, is too old, or was changed on its way: answer 400 and ignore it. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/**
 * Checks the signature of a request, as Standard Webhooks define it, and returns its event. Rejects with `WebhookError`, and with
 * `TypeError` where the receiving program is to be mended: it has no secret, or has parsed the body.
 * @param body The bytes of the body as a text, before any parsing.
 * @example
 * const event = await readWebhook(await request.text(), request.headers, { secret })
 */
export async function readWebhook(
  body: string,
  headers: WebhookHeaders,
  { secret, tolerance = 300_000, now = Date.now }: WebhookOptions,
): Promise<WebhookEvent> {
  if (typeof body !== 'string') throw new TypeError('readWebhook: body must be the text that came, before any parsing')
  const secrets = [secret].flat()
  if (secrets.length === 0 || !secrets.every(isSecret))
    throw new TypeError("readWebhook: secret must be the one that the panel has shown, 'whsec_…'")
  if (!(tolerance >= 0)) throw new TypeError('readWebhook: tolerance must be a number of milliseconds')
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookError('The request has no signature')
  if (!(Math.abs(now() - Number(timestamp) * 1000) <= tolerance)) throw new WebhookError('The request is too old')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const received = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') && BASE64.test(one.slice(3)) ? [bytesOf(one.slice(3))] : []))
  const keys = await Promise.all(secrets.map(keyOf))
  const matches = await Promise.all(
    keys.flatMap((key) => received.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed))),
  )
  if (!matches.includes(true)) throw new WebhookError('The signature is not of this secret')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The cast is safe: the signature proves the sender, and the contract defines the body.
  return JSON.parse(body) as WebhookEvent
}

const BASE64 = /^(?:[\dA-Za-z+/]{4})+(?:[\dA-Za-z+/]{2}==|[\dA-Za-z+/]{3}=)?$/

function headerOf(headers: WebhookHeaders, wanted: string): string | undefined {
  const isListed = Symbol.iterator in headers
  if (!isListed && typeof headers.get === 'function') return headers.get(wanted) ?? undefined
  const listed = isListed ? [...headers] : Object.entries(headers)
  // Names and values take turns in `rawHeaders`.
  const at = listed.findIndex((header) => (typeof header === 'string' ? header : header[0]).toLowerCase() === wanted)
  const header = listed[at]
  const value = typeof header === 'string' ? listed[at + 1] : header?.[1]
  return typeof value === 'string' ? value : value?.[0]
}

// A program in plain JavaScript may have read nothing.
function isSecret(secret: unknown): boolean {
  return typeof secret === 'string' && BASE64.test(secret.replace(/^whsec_/, ''))
}

function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
