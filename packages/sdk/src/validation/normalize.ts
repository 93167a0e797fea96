/**
 * Normalizes a part number for comparison: capital letters and digits only, «Ё» as «Е». `W 914/2` becomes `W9142`.
 * @param text - the article as it was typed
 */
export function normalizeArticle(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('Ё', 'Е')
    .replaceAll(/[^A-ZА-Я0-9]/g, '')
}

// The letters of two alphabets that look alike share a position.
const CYRILLIC = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'

/**
 * The key under which two spellings of one part number meet: normalized, with Latin letters for the Cyrillic ones that look
 * the same. `С110` becomes `C110`.
 * @param text - the article as it was typed
 */
export function articleKey(text: string): string {
  return Array.from(normalizeArticle(text), (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')
}

/**
 * Normalizes a name for comparison: small letters and digits of any alphabet, «ё» as «е». `MANN-FILTER` becomes `mannfilter`.
 * @param text - the name as it was typed
 */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
