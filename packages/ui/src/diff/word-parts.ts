import { diffWords } from 'diff'

export interface WordPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

// Beyond it the texts are too far apart for their common words to mean anything.
const TIMEOUT = 300
const LEAST_IN_COMMON = 0.25

/** What stays, goes and comes in a text, by words. Texts with little in common are two whole texts. */
export function wordParts(before: string, after: string, locale: string): WordPart[] {
  // By itself the library knows words of Latin letters only, and would compare Cyrillic letter by letter.
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const changes = diffWords(before, after, { intlSegmenter, timeout: TIMEOUT }) ?? []
  const parts = changes.map(({ value, added, removed }): WordPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
  const common = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.length : sum), 0)
  if (common >= LEAST_IN_COMMON * Math.max(before.length, after.length)) return parts
  const whole: WordPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}
