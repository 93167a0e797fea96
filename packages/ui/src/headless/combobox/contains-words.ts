/**
 * Whether a text contains every word of a search, in any order and case.
 * @param words - what was typed
 * @param text - the text to look in
 */
export function containsWords(words: string, text: string): boolean {
  const folded = text.toLocaleLowerCase()
  return words
    .trim()
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
