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
