import { randomId } from '#transport/random-id.ts'
import type { WebhookEvent } from './event.ts'

/** What a receiver of webhooks gets. */
export interface SignedWebhook {
  /** The text of the body. */
  readonly body: string
  /** The headers with the signature. */
  readonly headers: Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>
}

/** The secret of the receiver and the time of the request. */
export interface SignOptions {
  /** The secret, `whsec_…`. */
  readonly secret: string
  /**
   * The present time in milliseconds.
   * @default Date.now
   */
  readonly now?: () => number
}

/**
 * Signs an event as the panel does, to try the program that receives it.
 * @param options - the secret of the receiver, `whsec_…`, and the time at which it is sent, as `readWebhook` takes them
 * @example
 * const { body, headers } = await signWebhook({ type: 'order.created', data: { entity: 'order', id: 5 } }, { secret })
 * const response = await receive(new Request(url, { method: 'POST', body, headers }))
 */
export async function signWebhook(
  {
    type,
    timestamp,
    data: { entity, id: record, event, log_id = 1 },
  }: Partial<Pick<WebhookEvent, 'timestamp'>> & {
    readonly type: WebhookEvent['type']
    readonly data: Pick<WebhookEvent['data'], 'entity' | 'id'> & Partial<WebhookEvent['data']>
  },
  { secret, now = Date.now }: SignOptions,
): Promise<SignedWebhook> {
  if (typeof secret !== 'string') throw new TypeError("signWebhook: secret must be the one of the receiver, 'whsec_…'")
  const sentAt = now()
  const body = JSON.stringify({
    type,
    timestamp: timestamp ?? new Date(sentAt).toISOString(),
    data: { entity, id: record, event: event ?? type.slice(type.lastIndexOf('.') + 1), log_id },
  })
  const id = `msg_${randomId()}`
  const seconds = String(Math.floor(sentAt / 1000))
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(atob(secret.replace(/^whsec_/, ''))),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${seconds}.${body}`))
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return { body, headers: { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${text}` } }
}

function bytesOf(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
