import type { Core } from '#core.ts'
import { isRecord } from '#is-record.ts'

type Check = readonly [expected: string, isRight: (value: unknown) => boolean]

const isFunction = (value: unknown) => typeof value === 'function'
const OBJECT: Check = ['an object', isRecord]
const POLICY: Check = ['an object or false', (value) => value === false || isRecord(value)]
const AMOUNT: Check = ['0 or more', (value) => typeof value === 'number' && value >= 0]

const oneOf = (...values: unknown[]): Check => [values.join(' or '), (value) => values.includes(value)]

const ofText = (expected: string, pattern: RegExp): Check => [
  expected,
  (value) => typeof value === 'string' && pattern.test(value),
]

const checks: Readonly<Partial<Record<string, Check>>> = {
  // A bundle without a client leaves out what is marked as pure.
  baseUrl: /* @__PURE__ */ ofText(
    "an address such as https://panel.example.com, or '' in a page",
    /^(https?:\/\/[^\s/?#@]+)?(\/[^\s?#]*)?$/i,
  ),
  // A header has printable characters only, and a line read from a file may end with another.
  key: /* @__PURE__ */ ofText('a service key', /^[!-~]+$/),
  storage: ['a storage adapter', (value) => isRecord(value) && isFunction(value['get'])],
  fetch: ['a function', isFunction],
  timeout: AMOUNT,
  maxBytes: AMOUNT,
  refresh: POLICY,
  retry: POLICY,
  crossTab: /* @__PURE__ */ oneOf(true, false),
  onUnauthorized: /* @__PURE__ */ oneOf('sign-out', 'refresh-then-sign-out'),
  messages: OBJECT,
  language: /* @__PURE__ */ oneOf('ru', 'en'),
  middleware: ['a list of functions', (value) => Array.isArray(value) && value.every(isFunction)],
  clock: OBJECT,
  user: OBJECT,
} satisfies Record<keyof Core['options'], Check>

/** Throws a `TypeError` for the first setting with which no call could succeed: a failed call would hide the reason. */
export function checkOptions(options: Core['options']): void {
  for (const [name, value] of Object.entries(Object.assign({ baseUrl: undefined }, options))) {
    const check = checks[name]
    if (!check) throw new TypeError(`createClient: no option ${name}`)
    // A key that is undefined was meant to be one.
    if ((value === undefined && name !== 'baseUrl' && name !== 'key') || check[1](value)) continue
    // No message may print a secret.
    throw refusal(name, check[0], name === 'key' ? 'what was given' : JSON.stringify(value))
  }
  const { key, baseUrl } = options
  if (key && !globalThis.location && !/^h/i.test(baseUrl))
    throw refusal('baseUrl', 'absolute outside of a page', JSON.stringify(baseUrl))
}

function refusal(name: string, expected: string, value: string | undefined) {
  return new TypeError(`createClient: ${name} must be ${expected}, not ${value}`)
}
