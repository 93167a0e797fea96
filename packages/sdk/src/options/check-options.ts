import { russianMessages } from '#errors/messages.ts'
import { isRecord } from '#is-record.ts'
import { refreshPolicy, retryPolicy } from './policies.ts'
import type { BaseOptions, ClientOptions, KeyClientOptions } from './options.ts'

type Values = Readonly<Record<string, unknown>>

type Check = readonly [expected: string, isRight: (value: unknown, options: Values) => boolean, defaults?: object]

/** What a function that makes a client accepts, under its name. */
export interface Accepted {
  readonly caller: string
  readonly required: readonly string[]
  readonly checks: Readonly<Partial<Record<string, Check>>>
}

const isFunction = (value: unknown) => typeof value === 'function'
const OBJECT: Check = ['an object', isRecord]
const AMOUNT: Check = ['0 or more', (value) => typeof value === 'number' && value >= 0]

const policyLike = (defaults: object): Check => [
  'an object or false',
  (value) => value === false || isRecord(value),
  defaults,
]

const oneOf = (...values: unknown[]): Check => [values.join(' or '), (value) => values.includes(value)]

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^(https?:\/\/[^\s/?#@]+)?(\/[^\s?#]*)?$/i.test(value)

// A bundle leaves out a function that it does not call.
const ofBoth = () =>
  ({
    baseUrl: ["an address such as https://panel.example.com, or '' in a page", isAddress],
    fetch: ['a function', isFunction],
    timeout: AMOUNT,
    maxBytes: AMOUNT,
    retry: policyLike(retryPolicy),
    messages: ['an object', isRecord, russianMessages],
    // The texts of both languages would be in every bundle.
    language: [
      'ru, or en with messages: englishMessages',
      (value, { messages }) => value === 'ru' || (value === 'en' && !!messages),
    ],
    middleware: ['a list of functions', (value) => Array.isArray(value) && value.every(isFunction)],
    clock: OBJECT,
    headers: OBJECT,
    logger: OBJECT,
    logLevel: oneOf('debug', 'info', 'warn', 'off'),
  }) satisfies Record<keyof BaseOptions, Check>

export const ofSession = (): Accepted => ({
  caller: 'createClient',
  required: ['baseUrl'],
  checks: {
    ...ofBoth(),
    storage: ['a storage adapter', (value) => isRecord(value) && isFunction(value['get'])],
    refresh: policyLike(refreshPolicy),
    crossTab: oneOf(true, false),
    onUnauthorized: oneOf('sign-out', 'refresh-then-sign-out'),
    onStepUp: ['a function', isFunction],
    session: oneOf('server'),
    initial: OBJECT,
    user: OBJECT,
    key: ['an option of createKeyClient', () => false],
  } satisfies Record<keyof ClientOptions | 'key', Check>,
})

export const ofKey = (): Accepted => ({
  caller: 'createKeyClient',
  required: ['baseUrl', 'key'],
  checks: {
    ...ofBoth(),
    // A program has no origin of its own.
    baseUrl: [
      'an address such as https://panel.example.com',
      (value) => isAddress(value) && (!!globalThis.location || /^h/i.test(String(value))),
    ],
    // A header has printable characters only, and a line read from a file may end with another.
    key: ['an ap_live_ key', (value) => /^ap_live_[!-~]+$/.test(String(value))],
  } satisfies Record<keyof KeyClientOptions, Check>,
})

/** Throws a `TypeError` for the first setting with which no call could succeed: a failed call would hide the reason. */
export function checkOptions({ caller, required, checks }: Accepted, options: BaseOptions): void {
  const values: Values = { ...options }
  for (const name of [...required, ...Object.keys(values)]) {
    const check = Object.hasOwn(checks, name) && checks[name]
    const value = values[name]
    if (!check) throw new TypeError(`${caller}: no option ${name}`)
    if (value === undefined && !required.includes(name)) continue
    // No message may print a secret.
    const given = name === 'key' ? 'what was given' : JSON.stringify(value)
    if (!check[1](value, values)) throw new TypeError(`${caller}: ${name} must be ${check[0]}, not ${given}`)
    checkFields(caller, name, value, check[2])
  }
}

/** Throws a `TypeError` for the first field of an option that its defaults do not have, or have of another type. */
export function checkFields(caller: string, option: string, fields: unknown, defaults: object | undefined): void {
  for (const [name, value] of Object.entries((defaults && fields) || {}))
    // A number that is NaN would repeat a call for ever.
    if (typeof value !== typeof Reflect.get(defaults ?? {}, name) || Number.isNaN(value))
      throw new TypeError(`${caller}: no option ${option}.${name} of type ${typeof value}`)
}
