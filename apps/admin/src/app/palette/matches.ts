/** Whether a text has every word, in any order; «ё» is «е». */
export function matches(words: string, text: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
