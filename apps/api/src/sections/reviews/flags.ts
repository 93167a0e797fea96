import type { Schemas } from '@admin-panel/sdk'

type Flag = Schemas['ReviewFlag']

const LINK =
  /https?:\/\/|www\.|t\.me\/|(?:^|[^@a-zа-я0-9._-])[a-zа-я0-9-]{2,}\.(?:ru|com|net|org|рф|su|shop|store|online)(?![a-zа-я0-9-])/i
// Ten digits or more in a row, whatever stands between them, with or without the country's code.
const PHONE = /(?<!\d)(?:\+?[78][\s().-]*)?\(?\d{3}\)?(?:[\s.-]*\d){7}(?!\d)/
const LETTERS = /\p{L}/gu
const CAPITALS = /\p{Lu}/gu
const SHORTEST_SHOUT = 12

/** What in the author's words wants a look before they are published. */
export function flagsOf(texts: (string | null)[], stopWords: readonly string[]): Flag[] {
  const whole = texts.filter(Boolean).join('\n')
  const words = ` ${wordsOf(whole)}`
  const found: Record<Flag, boolean> = {
    stop_word: stopWords.some((stop) => words.includes(` ${wordsOf(stop)}`)),
    link: LINK.test(whole),
    phone: PHONE.test(whole),
    caps: isShouted(whole),
  }
  return (Object.keys(found) as Flag[]).filter((flag) => found[flag])
}

/** Small letters, «е» for «ё», one space between words: «дурак» is found in «ДУРАКА!», not in «придурковатый». */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function isShouted(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0
  const capitals = text.match(CAPITALS)?.length ?? 0
  return letters >= SHORTEST_SHOUT && capitals * 2 > letters
}
