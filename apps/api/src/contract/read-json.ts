import { malformed, Refusal } from '#errors.ts'

const MAX_DEPTH = 32
const MAX_KEYS = 20_100
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Limits JSON to 32 levels and to the keys of 10 000 records by id and version: far beyond that PGlite silently loses values
 * or hangs.
 */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    const text = utf8.decode(body)
    measure(text)
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof Refusal ? error : malformed(error)
  }
}

function measure(text: string) {
  let depth = 0
  let keys = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (quoted) {
      if (character === 0x5c) index++
      else if (character === 0x22) quoted = false
      continue
    }
    if (character === 0x22) quoted = true
    else if (character === 0x7b || character === 0x5b) depth++
    else if (character === 0x7d || character === 0x5d) depth--
    else if (character === 0x3a) keys++
    if (depth > MAX_DEPTH || keys > MAX_KEYS) throw malformed()
  }
}
