import { normalizeArticle } from '@admin-panel/sdk/validation'

// Letters that look alike, in the same places.
export const CYRILLIC = 'АВЕКМНОРСТУХ'
export const LATIN = 'ABEKMHOPCTYX'

/** A part number as it is compared, and as it would be if its letters had been typed in the other alphabet: `ОС 90` may be `OC90`. */
export function codeSpellings(q: string): string[] {
  const code = normalizeArticle(q)
  // A word is no number, and its twin would find what nobody means.
  if (!/\d/.test(code)) return [code]
  const latin = inLetters(code, CYRILLIC, LATIN)
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
