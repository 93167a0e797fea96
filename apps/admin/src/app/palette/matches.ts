/** Whether a text contains every word, in any order; «ё» equals «е». */
export function matches(words: string, text: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
