import { CYRILLIC, inLetters, LATIN } from './code-spellings.ts'

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const LETTERS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** A text as the other keyboard layout types it: «ghbdtn» is «привет», «йцук» is «qwer». */
export function otherLayout(text: string): string {
  const lower = text.toLowerCase()
  return /[а-яё]/.test(lower) ? inLetters(lower, LETTERS, KEYS) : inLetters(lower, KEYS, LETTERS)
}

/** Names are searched without «ё», which is seldom typed. */
export const withoutYo = (text: string) => text.replaceAll('ё', 'е')

/**
 * The lower-case variants of a word: as typed, with look-alike letters in one alphabet, in the other keyboard layout,
 * and transliterated. Variants that mix alphabets are dropped.
 */
export function wordSpellings(word: string): string[] {
  const lower = withoutYo(word.toLowerCase())
  const upper = lower.toUpperCase()
  const others = [
    inLetters(upper, CYRILLIC, LATIN).toLowerCase(),
    inLetters(upper, LATIN, CYRILLIC).toLowerCase(),
    inLetters(lower, KEYS, LETTERS),
    inLetters(lower, LETTERS, KEYS),
    inSounds(lower),
  ]
  return [...new Set([lower, ...others.filter((other) => !(/[а-яё]/.test(other) && /[a-z]/.test(other)))])]
}

const SOUNDS: Record<string, string> = Object.fromEntries(
  'а-a б-b в-v г-g д-d е-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-c ч-ch ш-sh щ-sch ъ- ы-y ь- э-e ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
)

function inSounds(word: string): string {
  return Array.from(word, (letter) => SOUNDS[letter] ?? letter).join('')
}
