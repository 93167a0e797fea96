const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = pairs(LATIN, RUSSIAN)
const toLatin = pairs(RUSSIAN, LATIN)

/**
 * Whether a text contains every word of a search, in any order and as typed in either keyboard layout; «ё» equals «е».
 * @param words - what was typed, in either layout
 * @param text - the text to look in
 * @example
 * matches('ghbdtn', 'Привет, мир') // true
 */
export function matches(words: string, text: string): boolean {
  const folded = fold(text)
  const hasAll = (search: string) => search.split(/\s+/).every((word) => folded.includes(fold(word)))
  return hasAll(words.trim()) || hasAll(inOtherLayout(words.trim()))
}

/** «ghbdtn» becomes «привет», «йцук» becomes «qwer». */
function inOtherLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatin : toRussian
  return Array.from(text.toLocaleLowerCase('ru'), (letter) => keys.get(letter) ?? letter).join('')
}

function pairs(from: string, to: string) {
  return new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]))
}

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
