import { WordDiff } from '@admin-panel/ui/word-diff'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'

interface ShortChangeProps {
  before: string
  after: string
}

/** «630 → 670 (+6 %)»: a short value before and after, and by how much a number has changed. */
export function ShortChange({ before, after }: ShortChangeProps) {
  const growth = growthOf(before, after)
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 break-words">
      <span className="sr-only">{m.moderation_before()}</span>
      <WordDiff side="before" before={before} after={after} />
      <span aria-hidden className="text-muted">
        →
      </span>
      <span className="sr-only">{m.moderation_after()}</span>
      <WordDiff side="after" before={before} after={after} />
      {growth && <span className="text-secondary tabular-nums">({growth})</span>}
    </p>
  )
}

const NUMBER = /^(-?\d[\d\s]{0,15}(?:[.,]\d{1,4})?)(?:\s\D{0,12})?$/u

/** `+6 %` of two numbers with the same unit. */
function growthOf(before: string, after: string) {
  const [from, to] = [before, after].map((text) => {
    const [, number = ''] = NUMBER.exec(text) ?? []
    return { number: Number(number.replaceAll(/\s/g, '').replace(',', '.')), unit: text.slice(number.length) }
  })
  if (!from?.number || !to || !Number.isFinite(to.number) || from.unit !== to.unit) return undefined
  const share = Math.round((100 * (to.number - from.number)) / from.number) / 100
  if (share === 0) return undefined
  return share.toLocaleString(getLocale(), { style: 'percent', signDisplay: 'always' }).replace('-', '−')
}
