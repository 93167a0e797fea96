import { expect, test } from 'vitest'
import { readWebhook, WebhookError } from './index.ts'

const secret = `whsec_${btoa('7'.repeat(32))}`
const other = `whsec_${btoa('8'.repeat(32))}`
const body =
  '{"type":"order.created","timestamp":"2026-06-01T09:15:00Z","data":{"entity":"order","id":5,"event":"created","log_id":9}}'
const at = 1_780_000_000
const now = () => at * 1000

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

async function headersOf({ key = secret, timestamp = at } = {}): Promise<Record<string, string>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytes(atob(key.slice('whsec_'.length))), hmac, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', imported, bytes(`msg_1.${timestamp}.${body}`))
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  }
}

const signed = await headersOf()
const signedByOther = await headersOf({ key: other })

const pairs = Object.entries(signed)
const inCapitals = pairs.map(([name, value]) => [name.toUpperCase(), value] as const)

test.each([
  ['of fetch', new Headers(signed)],
  ['of Node', signed],
  ['of Node as they came', inCapitals.flat()],
  ['in capitals, as AWS Lambda has them', Object.fromEntries(inCapitals)],
  ['with a list of values each', Object.fromEntries(inCapitals.map(([name, value]) => [name, [value]]))],
  ['as pairs', pairs],
  ['as pairs in capitals', inCapitals],
  ['as a map in capitals', new Map(inCapitals)],
  ['of a framework with its own class', { get: (name: string) => signed[name] ?? null }],
])('a signed request is an event, with headers %s', async (_, headers) => {
  const event = { type: 'order.created', data: { entity: 'order', id: 5, event: 'created', log_id: 9 } }
  expect(await readWebhook(body, headers, { secret, now })).toMatchObject(event)
})

// The vector of the specification, https://github.com/standard-webhooks/standard-webhooks
test('the signature is that of Standard Webhooks', async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const options = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now: () => 1_614_265_330_000 }
  expect(await readWebhook('{"test": 2432232314}', headers, options)).toEqual({ test: 2_432_232_314 })
})

test('while a secret is being replaced, one of two signatures and one of two secrets suffice', async () => {
  const signatures = `${signedByOther['webhook-signature']} ${signed['webhook-signature']}`
  const broken = ['v1,привет', 'v1,abcde', 'v1,'].map((one) => `${one} ${signed['webhook-signature']}`)
  for (const one of [signatures, ...broken])
    expect(await readWebhook(body, { ...signed, 'webhook-signature': one }, { secret, now })).toHaveProperty('type')
  expect(await readWebhook(body, signed, { secret: [other, secret], now })).toHaveProperty('type')
})

const READ: unknown = { type: 'order.created' }

test.each([
  ['an empty secret', body, { secret: '' }],
  ['no secret', body, { secret: undefined }],
  ['an empty list of secrets', body, { secret: [] }],
  ['a secret of the list that is empty', body, { secret: [secret, ''] }],
  ['a secret that is no base64', body, { secret: 'whsec_пароль' }],
  ['a body that was parsed', READ, { secret }],
  ['a body of bytes', bytes(body), { secret }],
  ['a tolerance that is no number', body, { secret, tolerance: NaN }],
])('%s is a mistake of the program, not of the request', async (_, text, options) => {
  const untyped = readWebhook as (...input: unknown[]) => Promise<unknown>
  await expect(untyped(text, signed, { ...options, now })).rejects.toThrow(TypeError)
})

test.each([
  ['a request without a signature', body, {}],
  ['another secret', body, signedByOther],
  ['a changed body', body.replace('5', '6'), signed],
  ['a changed id', body, { ...signed, 'webhook-id': 'msg_2' }],
  ['a request of six minutes ago', body, await headersOf({ timestamp: at - 360 })],
  ['a request of the future', body, await headersOf({ timestamp: at + 360 })],
  ['a time that is none', body, { ...signed, 'webhook-timestamp': 'now' }],
  ['another version', body, { ...signed, 'webhook-signature': `v2${signed['webhook-signature']?.slice(2)}` }],
  ['a signature that is no base64', body, { ...signed, 'webhook-signature': 'v1,привет' }],
  ['a signature that is cut off', body, { ...signed, 'webhook-signature': 'v1,abcde' }],
])('%s is refused', async (_, text, headers) => {
  await expect(readWebhook(text, headers, { secret, now })).rejects.toThrow(WebhookError)
})
