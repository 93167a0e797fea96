import { articleKey, normalizeArticle } from '@admin-panel/sdk/validation'

// Look-alike letters share a position.
export const CYRILLIC = 'АВЕКМНОРСТУХ'
export const LATIN = 'ABEKMHOPCTYX'

/** A normalized part number, and its variant typed in the other alphabet: `ОС 90` may be `OC90`. */
export function codeSpellings(q: string): string[] {
  const code = normalizeArticle(q)
  // Plain words have no variant, because it would only find unrelated numbers.
  if (!/\d/.test(code)) return [code]
  const latin = articleKey(code)
  const cyrillic = inLetters(code, LATIN, CYRILLIC)
  return [
    ...new Set([
      code,
      ...(/^[A-Z\d]+$/.test(latin) ? [latin] : []),
      ...(/^[А-Я\d]+$/.test(cyrillic) ? [cyrillic] : []),
    ]),
  ]
}

export function inLetters(code: string, from: string, to: string): string {
  return Array.from(code, (letter) => to[from.indexOf(letter)] ?? letter).join('')
}
