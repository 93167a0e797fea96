import { m } from '#paraglide/messages.js'
import { UnreadableFile } from './unreadable-file.ts'

const SAMPLE = 64 * 1024
// Russian programs still write the first of them, and those of DOS the second.
const EIGHT_BITS = ['windows-1251', 'ibm866', 'koi8-r']
const DAMAGED = '\uFFFD'
const COMMON = /[оеаинтсрвлк]/gi
const NOT_ASCII = /\P{ASCII}/gu

/** Decodes a text in the encoding in which it makes sense; a byte that does not fit into UTF-8 becomes U+FFFD. */
export function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const damaged = countOf(text, DAMAGED)
  // In a text of eight bits nearly every letter is no UTF-8.
  if (hasMark || damaged === 0 || damaged * 4 < (text.match(NOT_ASCII)?.length ?? 0)) return text
  const sample = bytes.subarray(0, SAMPLE)
  const scores = EIGHT_BITS.map((name) => new TextDecoder(name).decode(sample).match(COMMON)?.length ?? 0)
  return new TextDecoder(EIGHT_BITS[scores.indexOf(Math.max(...scores))]).decode(bytes)
}

/** Whether bytes were lost here. */
export const isDamaged = (text: string) => text.includes(DAMAGED)

const countOf = (text: string, part: string) => text.split(part).length - 1

function encodingOf(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark the zero bytes of Latin letters, digits and delimiters tell the order.
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return 'utf-8'
  if (Math.min(even, odd) > 0) throw new UnreadableFile(m.import_file_unknown())
  return even > odd ? 'utf-16be' : 'utf-16le'
}
