import type { Schemas } from '@admin-panel/sdk'
import { keysOf } from '#text/pick.ts'

type Flag = Schemas['ReviewFlag']
type Mark = Schemas['ReviewMark']

const LINK =
  /(?:https?:\/\/|www\.|t\.me\/)\S*|(?<![@a-zа-я0-9._-])[a-zа-я0-9-]{2,}\.(?:ru|com|net|org|рф|su|shop|store|online)(?![a-zа-я0-9-])/gi
// Ten or more digits with any separators, with or without the country code.
const PHONE = /(?<!\d)(?:\+?[78][\s().-]{0,9})?\(?\d{3}\)?(?:[\s.-]{0,9}\d){7}(?!\d)/g
const LETTERS = /\p{L}/gu
const CAPITALS = /\p{Lu}/gu
const SHOUT = /\p{Lu}{2,}(?:[^\p{L}\n]+\p{Lu}+)*(?!\p{Ll})/gu
const SHORTEST_SHOUT = 12

/** Finds the flags that a moderator must check before a review is published. */
export function flagsOf(texts: (string | null)[], stopWords: readonly string[]): Flag[] {
  const patterns = patternsOf(stopWords)
  const isShouting = isShouted(texts.filter(Boolean).join('\n'))
  return keysOf(patterns).filter((flag) =>
    flag === 'caps' ? isShouting : texts.some((text) => text && text.search(patterns[flag]) >= 0),
  )
}

/** Locates the matches of the flags, for highlighting. */
export function marksOf(
  review: Readonly<Record<Mark['field'], string | null>> & { flags: readonly Flag[] },
  stopWords: readonly string[],
): Mark[] {
  const patterns = patternsOf(stopWords)
  return (['text', 'pros', 'cons'] as const).flatMap((field) =>
    review.flags.flatMap((flag) =>
      [...(review[field] ?? '').matchAll(patterns[flag])].map(({ index, 0: part }) => ({
        field,
        flag,
        start: index,
        end: index + part.trimEnd().length,
      })),
    ),
  )
}

function patternsOf(stopWords: readonly string[]): Record<Flag, RegExp> {
  return { stop_word: stopPattern(stopWords), link: LINK, phone: PHONE, caps: SHOUT }
}

/** «е» matches «ё», and any separators match between words: «дурак» is found in «ДУРАКА!», not in «придурковатый». */
function stopPattern(stopWords: readonly string[]): RegExp {
  const words = stopWords.flatMap((stop) => {
    const parts = stop.toLowerCase().match(/[\p{L}\p{N}]+/gu)
    return parts ? [parts.join('[^\\p{L}\\p{N}]+').replaceAll(/[её]/g, '[её]')] : []
  })
  // Without stop words the pattern matches nothing.
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|') || '(?!)'})[\\p{L}\\p{N}]*`, 'giu')
}

function isShouted(text: string): boolean {
  const letters = text.match(LETTERS)?.length ?? 0
  const capitals = text.match(CAPITALS)?.length ?? 0
  return letters >= SHORTEST_SHOUT && capitals * 2 > letters
}
