import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const PREFIX = 'ap_live_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM = 30
const CHECKSUM = 6
/** How much of a key is kept for recognition: the prefix and four of its random characters. */
const START = PREFIX.length + 4

/** The shape of a key, without its checksum: 178 random bits and a CRC-32 in base 62. */
export const SERVICE_KEY = new RegExp(`\\b${PREFIX}[0-9A-Za-z]{${RANDOM + CHECKSUM}}\\b`)

export function newServiceKey(): string {
  const random = Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return withChecksum(PREFIX + random)
}

/** Whether the text is a service key. The checksum reveals a mistyped one without a query. */
export function isServiceKey(text: string): boolean {
  return text.startsWith(PREFIX) && text === withChecksum(text.slice(0, -CHECKSUM))
}

/** Whether the text, even if mistyped, was meant as a service key and not as the token of a session. */
export function isMeantAsKey(text: string): boolean {
  return text.startsWith('ap_')
}

export function startOfKey(key: string): string {
  return key.slice(0, START)
}

function withChecksum(text: string): string {
  let rest = crc32(text)
  let digits = ''
  for (let place = 0; place < CHECKSUM; place++) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text + digits
}
