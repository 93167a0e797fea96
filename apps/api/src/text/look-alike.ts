// Small Cyrillic and Greek letters and digits, and under each the sign that it, or its capital, looks like.
const LETTERS = 'авьезкмнорстухіјѕһԁԛԝӏαβεηικμνορτυχζ01l'
const TWINS = 'abbe3kmhopctyxijshdqwiabehikmnoptyxzoii'

/** What two texts share that a person cannot tell apart: alphabets, case, accents, spaces and signs do not count. */
export function lookAlike(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return Array.from(letters, (letter) => TWINS[LETTERS.indexOf(letter)] ?? letter).join('') || text
}
