import { expect, expectTypeOf, test } from 'vitest'
import { createClient, type Client, type ClientOptions, type KeyClient, type KeyClientOptions } from '#index.ts'

const baseUrl = 'https://panel.example.com'
const key = `ap_live_${'a'.repeat(36)}`

const createEither = (options: ClientOptions | KeyClientOptions) => createClient(options)

/** As a program without types calls it. */
const create = (options: object) => createClient(options as ClientOptions)

test.each([
  [{}, "createClient: baseUrl must be an address such as https://panel.example.com, or '' in a page, not undefined"],
  [{ baseUrl: 'localhost:4240' }, 'not "localhost:4240"'],
  [{ baseUrl: 'panel.example.com' }, 'baseUrl must be an address'],
  [{ baseUrl: '127.0.0.1:4240/panel' }, 'baseUrl must be an address'],
  [{ baseUrl: 'ftp://panel.example.com' }, 'baseUrl must be an address'],
  [{ baseUrl: 'https://' }, 'baseUrl must be an address'],
  [{ baseUrl: 'https://person:secret@panel.example.com' }, 'baseUrl must be an address'],
  [{ baseUrl: 'https://panel.example.com\n' }, 'baseUrl must be an address'],
  [{ baseUrl: 'https://panel.example.com?a=1' }, 'baseUrl must be an address'],
  [{ baseUrl: new URL(baseUrl) }, 'baseUrl must be an address'],
  [{ baseUrl, key: '' }, 'createClient: key must be a service key'],
  [{ baseUrl, key: undefined }, 'createClient: key must be a service key'],
  [{ baseUrl, key: null }, 'createClient: key must be a service key'],
  [{ baseUrl, key: `${key}\n` }, 'createClient: key must be a service key'],
  [{ baseUrl: '', key }, 'createClient: baseUrl must be absolute outside of a page, not ""'],
  [{ baseUrl, apiKey: key }, 'createClient: no option apiKey'],
  [{ baseUrl, timeOut: 5 }, 'createClient: no option timeOut'],
  [{ baseUrl, timeout: '30' }, 'createClient: timeout must be 0 or more, not "30"'],
  [{ baseUrl, timeout: NaN }, 'timeout must be 0 or more, not null'],
  [{ baseUrl, maxBytes: -1 }, 'maxBytes must be 0 or more, not -1'],
  [{ baseUrl, storage: {} }, 'storage must be a storage adapter, not {}'],
  [{ baseUrl, fetch: 'node-fetch' }, 'fetch must be a function'],
  [{ baseUrl, retry: true }, 'retry must be an object or false, not true'],
  [{ baseUrl, refresh: 5 }, 'refresh must be an object or false, not 5'],
  [{ baseUrl, crossTab: 'no' }, 'crossTab must be true or false, not "no"'],
  [{ baseUrl, language: 'de' }, 'language must be ru or en, not "de"'],
  [{ baseUrl, onUnauthorized: 'refresh' }, 'onUnauthorized must be sign-out or refresh-then-sign-out'],
  [{ baseUrl, messages: 'en' }, 'messages must be an object, not "en"'],
  [{ baseUrl, middleware: () => undefined }, 'middleware must be a list of functions'],
  [{ baseUrl, middleware: [null] }, 'middleware must be a list of functions'],
  [{ baseUrl, clock: 0 }, 'clock must be an object'],
  [{ baseUrl, user: 'admin' }, 'user must be an object'],
] as const)('%j is a TypeError of the constructor that says what is wrong', (options, message) => {
  expect(() => create(options)).toThrow(TypeError)
  expect(() => create(options)).toThrow(message)
})

test('no message prints a key', () => {
  expect(() => create({ baseUrl, key: 'ap_live_ secret' })).toThrow(/^(?!.*secret)/)
})

test.each(['', '/panel', baseUrl, 'HTTPS://panel.example.com/staff/', 'http://[::1]:4240', 'http://localhost:4240'])(
  'an address may be %j',
  (address) => {
    expect(() => create({ baseUrl: address, timeout: undefined }).dispose()).not.toThrow()
  },
)

test('options of either kind make a client of either kind', () => {
  expectTypeOf(createEither).returns.toEqualTypeOf<Client | KeyClient>()
  // @ts-expect-error the variable may be undefined
  expect(() => createClient({ baseUrl, key: key.at(99) })).toThrow('key must be a service key')
})
