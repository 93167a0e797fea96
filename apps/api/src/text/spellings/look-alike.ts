// Small Cyrillic and Greek letters and digits; below each stands the character that it or its capital resembles.
const LETTERS = 'авьезкмнорстухіјѕһԁԛԝӏαβεηικμνορτυχζ01l'
const TWINS = 'abbe3kmhopctyxijshdqwiabehikmnoptyxzoii'

/**
 * Normalizes texts that look identical to the same key: alphabet, case, accents, spaces and punctuation are ignored.
 */
export function lookAlike(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return Array.from(letters, (letter) => TWINS[LETTERS.indexOf(letter)] ?? letter).join('') || text
}
