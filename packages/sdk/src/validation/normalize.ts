/** A part number as it is compared: capitals, letters and digits only, «Ё» as «Е»; `W 914/2` is `W9142`. */
export function normalizeArticle(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('Ё', 'Е')
    .replaceAll(/[^A-ZА-Я0-9]/g, '')
}

/** A name as it is compared: small letters and digits of any alphabet, «ё» as «е»; `MANN-FILTER` is `mannfilter`. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
