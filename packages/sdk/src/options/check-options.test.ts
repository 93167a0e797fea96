import { expect, test } from 'vitest'
import { createClient, createKeyClient, type ClientOptions, type KeyClientOptions } from '#index.ts'

const baseUrl = 'https://panel.example.com'
const key = `ap_live_${'a'.repeat(36)}`

/** As a program without types calls it. */
const create = (options: object) => createClient(options as ClientOptions)
const createKeyed = (options: object) => createKeyClient(options as KeyClientOptions)

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
  [{ baseUrl, language: 'de' }, 'language must be ru, or en with messages: englishMessages, not "de"'],
  [{ baseUrl, language: 'en' }, 'language must be ru, or en with messages: englishMessages, not "en"'],
  [{ baseUrl, onUnauthorized: 'refresh' }, 'onUnauthorized must be sign-out or refresh-then-sign-out'],
  [{ baseUrl, messages: 'en' }, 'messages must be an object, not "en"'],
  [{ baseUrl, middleware: () => undefined }, 'middleware must be a list of functions'],
  [{ baseUrl, middleware: [null] }, 'middleware must be a list of functions'],
  [{ baseUrl, clock: 0 }, 'clock must be an object'],
  [{ baseUrl, headers: 'X-Team: 7' }, 'headers must be an object'],
  [{ baseUrl, logLevel: 'verbose' }, 'logLevel must be debug or info or warn or off, not "verbose"'],
  [{ baseUrl, key }, 'createClient: key must be an option of createKeyClient, not what was given'],
  [{ baseUrl, session: 'page' }, 'session must be server, not "page"'],
  [{ baseUrl, initial: 'admin' }, 'initial must be an object'],
  [{ baseUrl, user: 'admin' }, 'user must be an object'],
  [{ baseUrl, constructor: 1 }, 'createClient: no option constructor'],
  [{ baseUrl, retry: { maxRetries: 3 } }, 'createClient: no option retry.maxRetries of type number'],
  [{ baseUrl, retry: { constructor: 3 } }, 'no option retry.constructor of type number'],
  [{ baseUrl, retry: { attempts: '3' } }, 'no option retry.attempts of type string'],
  [{ baseUrl, retry: { attempts: NaN } }, 'no option retry.attempts of type number'],
  [{ baseUrl, retry: { attempts: undefined } }, 'no option retry.attempts of type undefined'],
  [{ baseUrl, retry: { delay: 300 } }, 'no option retry.delay of type number'],
  [{ baseUrl, refresh: { every: 1 } }, 'no option refresh.every of type number'],
  [{ baseUrl, refresh: { checkEvery: '1m' } }, 'no option refresh.checkEvery of type string'],
  [{ baseUrl, messages: { genric: 'x' } }, 'no option messages.genric of type string'],
  [{ baseUrl, messages: { generic: 5 } }, 'no option messages.generic of type number'],
] as const)('%j is a TypeError of the constructor that says what is wrong', (options, message) => {
  expect(() => create(options)).toThrow(TypeError)
  expect(() => create(options)).toThrow(message)
})

test.each([
  [{ key }, 'createKeyClient: baseUrl must be an address such as https://panel.example.com, not undefined'],
  [{ baseUrl: '', key }, 'baseUrl must be an address such as https://panel.example.com, not ""'],
  [{ baseUrl: 'panel.example.com', key }, 'baseUrl must be an address'],
  [{ baseUrl }, 'createKeyClient: key must be an ap_live_ key'],
  [{ baseUrl, key: '' }, 'key must be an ap_live_ key'],
  [{ baseUrl, key: 'abc' }, 'key must be an ap_live_ key, not what was given'],
  [{ baseUrl, key: null }, 'key must be an ap_live_ key'],
  [{ baseUrl, key: `${key}\n` }, 'key must be an ap_live_ key'],
  [{ baseUrl, key, refresh: false }, 'createKeyClient: no option refresh'],
  [{ baseUrl, key, timeout: '30' }, 'createKeyClient: timeout must be 0 or more, not "30"'],
] as const)('of a client with a key, %j is one', (options, message) => {
  expect(() => createKeyed(options)).toThrow(TypeError)
  expect(() => createKeyed(options)).toThrow(message)
})

test('no message prints a key', () => {
  expect(() => createKeyed({ baseUrl, key: 'ap_live_ secret' })).toThrow(/^(?!.*secret)/)
  expect(() => create({ baseUrl, key: 'ap_live_secret' })).toThrow(/^(?!.*secret)/)
})

test.each(['', '/panel', baseUrl, 'HTTPS://panel.example.com/staff/', 'http://[::1]:4240', 'http://localhost:4240'])(
  'an address may be %j',
  (address) => {
    expect(() => create({ baseUrl: address, timeout: undefined }).dispose()).not.toThrow()
  },
)

test('a key that may be undefined does not compile', () => {
  // @ts-expect-error the variable may be undefined
  expect(() => createKeyClient({ baseUrl, key: key.at(99) })).toThrow('key must be an ap_live_ key')
})
