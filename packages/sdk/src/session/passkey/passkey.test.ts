import { afterEach, expect, test, vi } from 'vitest'
import { knowsPasskeys, makePasskey, signWithPasskey } from './index.ts'

const create = vi.fn<(options: object) => Promise<unknown>>()
const get = vi.fn<(options: object) => Promise<unknown>>()
vi.stubGlobal('navigator', { credentials: { create, get } })
afterEach(() => vi.clearAllMocks())

const bytes = (...values: number[]) => new Uint8Array(values)
const buffer = (...values: number[]) => bytes(...values).buffer

/** A credential of the browser, whose fields are getters of its class. */
class Credential {
  readonly response: object
  constructor(response: object) {
    this.response = response
  }
  get id() {
    return '-_8'
  }
  get rawId() {
    return buffer(251, 255)
  }
  get type() {
    return 'public-key'
  }
  get authenticatorAttachment() {
    return null
  }
  getClientExtensionResults() {
    return { of: this.type }
  }
}

test('A18: a passkey is made from the JSON of the server, and is its JSON', async () => {
  const response = {
    clientDataJSON: buffer(1),
    attestationObject: buffer(2, 3),
    getTransports: () => ['internal'],
  }
  create.mockResolvedValue(new Credential(response))
  const credential = await makePasskey({
    challenge: '-_8',
    rp: { id: 'panel.example.com' },
    user: { id: 'AQID', name: 'anna@example.com' },
    excludeCredentials: [{ type: 'public-key', id: 'AQ' }],
  })
  expect(create.mock.lastCall?.[0]).toEqual({
    publicKey: {
      challenge: bytes(251, 255),
      rp: { id: 'panel.example.com' },
      user: { id: bytes(1, 2, 3), name: 'anna@example.com' },
      excludeCredentials: [{ type: 'public-key', id: bytes(1) }],
    },
  })
  expect(credential).toEqual({
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    clientExtensionResults: { of: 'public-key' },
    response: { clientDataJSON: 'AQ', attestationObject: 'AgM', transports: ['internal'] },
  })
})

test('A18: a signature is the JSON that the server takes, and a signal ends the question', async () => {
  const response = { clientDataJSON: buffer(1), authenticatorData: buffer(2), signature: buffer(3), userHandle: null }
  get.mockResolvedValue(new Credential(response))
  const { signal } = new AbortController()
  const credential = await signWithPasskey({ challenge: 'AQ', rpId: 'panel.example.com' }, { signal })
  expect(get.mock.lastCall?.[0]).toEqual({
    publicKey: { challenge: bytes(1), rpId: 'panel.example.com', allowCredentials: [] },
    signal,
  })
  expect(credential?.['response']).toEqual({ clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' })
})

test('A18: a closed window of the browser is no error, a known device is', async () => {
  const options = { challenge: 'AQ', user: { id: 'AQ' } }
  for (const name of ['NotAllowedError', 'AbortError']) {
    create.mockRejectedValueOnce(new DOMException('', name))
    expect(await makePasskey(options)).toBeUndefined()
  }
  create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  await expect(makePasskey(options)).rejects.toMatchObject({ name: 'InvalidStateError' })
})

test('a program without a browser knows no passkeys', () => {
  expect(knowsPasskeys()).toBe(false)
})
