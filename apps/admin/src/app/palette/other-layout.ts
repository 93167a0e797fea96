const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = pairs(LATIN, RUSSIAN)
const toLatin = pairs(RUSSIAN, LATIN)

/** Converts text typed in the wrong keyboard layout: «ghbdtn» becomes «привет», «йцук» becomes «qwer». */
export function otherLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatin : toRussian
  return Array.from(text.toLocaleLowerCase('ru'), (letter) => keys.get(letter) ?? letter).join('')
}

function pairs(from: string, to: string) {
  return new Map(Array.from(from, (letter, index) => [letter, to.charAt(index)]))
}
