import { SERVICE_KEY } from './service-key.ts'

/** The properties of an error that are safe to log; its parameters, details and rows are not. */
const SAFE_KEYS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'statusCode',
] as const
/** For a value that cannot be parsed (class 22) PostgreSQL repeats the value in the message. */
const BAD_VALUE = /^22/
/** The last segment of a link that sets a password: 32 bytes as base64url. */
const LINK_SECRET = /(?<=\/)[\w-]{43}(?![\w-])/g
const KEYS = new RegExp(SERVICE_KEY, 'g')
const DEPTH = 5
/** Lines of the log are short, and expressions read no text whose length a client chooses. */
const LONGEST = 2000
/** A cut may break a secret or an address, which is then no longer recognised: so much of the end is left out. */
const BROKEN = 300

interface Loggable {
  type: string
  message: string
  stack: string
  cause?: Loggable
  [safe: string]: unknown
}

/** Converts an error for the log: where and why it happened, without any record's data. */
export function loggableError(error: unknown, depth = 0): Loggable {
  if (!(error instanceof Error)) return { type: typeof error, message: loggable(String(error)), stack: '' }
  const safe = SAFE_KEYS.flatMap((key) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : []
  })
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(safe),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEPTH && { cause: loggableError(error.cause, depth + 1) }),
  }
}

/** The message of an error for the console of a command: the database's own rather than the whole statement. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return loggable(String(error))
  return messageOf('query' in error && error.cause instanceof Error ? error.cause : error)
}

/** Redacts personal data and secrets from a text, of which the beginning is enough. */
export function loggable(text: string): string {
  return text.length <= LONGEST ? redacted(text) : `${redacted(text.slice(0, LONGEST)).slice(0, -BROKEN)}…`
}

function redacted(text: string): string {
  return text
    .replace(/\nparams: [^]*$/, '')
    .replaceAll(/\$argon2\w*\$[^\s"']+/g, '…')
    .replaceAll(/\bab_[\w-]{43}/g, 'ab_…')
    .replaceAll(KEYS, 'ap_live_…')
    .replaceAll(/\bwhsec_[\w+/]{43}=?/g, 'whsec_…')
    .replaceAll(LINK_SECRET, '…')
    .replaceAll(/(?<![^\s"'<>(=,:])[^\s"'<>(=,:]+@[^\s"'<>),:;]+/g, '…@…')
    .replaceAll(/\+7\d{10}\b/g, '+7…')
}

function messageOf(error: Error): string {
  const isValue = 'code' in error && BAD_VALUE.test(String(error.code))
  return loggable(isValue ? error.message.replaceAll(/"[^]*"/g, '"…"') : error.message)
}

/** The first lines of a stack repeat the message, so only the frames stay. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
