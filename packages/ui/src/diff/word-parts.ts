import { diffWords } from 'diff'

/** A run of words that is the same in both texts, removed or added. */
export interface WordPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

// With more edits the texts differ too much for their common words to be meaningful.
const TIMEOUT = 300
const LEAST_IN_COMMON = 0.25

/** Compares two texts by words. Texts with little in common are returned as one removed and one added part. */
export function wordParts(before: string, after: string, locale: string): WordPart[] {
  // Without a segmenter the library recognises Latin words only and compares Cyrillic letter by letter.
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const changes = diffWords(before, after, { intlSegmenter, timeout: TIMEOUT }) ?? []
  const parts = changes.map(({ value, added, removed }): WordPart => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
  const commonLength = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.length : sum), 0)
  if (commonLength >= LEAST_IN_COMMON * Math.max(before.length, after.length)) return parts
  const wholeTexts: WordPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return wholeTexts.filter(({ text }) => text !== '')
}
