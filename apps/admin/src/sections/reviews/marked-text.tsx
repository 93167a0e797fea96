import { reviewFlagWords } from '#contract/enums/review-flag.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

interface MarkedTextProps {
  text: string
  marks: readonly Pick<Schemas['ReviewMark'], 'flag' | 'start' | 'end'>[]
}

/** The author's exact text with the findings of the automatic check marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const edges = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  )
  return (
    <p className="break-words whitespace-pre-line">
      {edges.slice(1).map((end, index) => {
        const start = edges[index] ?? 0
        const partMarks = marks.filter((mark) => mark.start <= start && mark.end >= end)
        const part = text.slice(start, end)
        if (partMarks.length === 0) return part
        const names = partMarks.map(({ flag }) => reviewFlagWords[flag]()).join(', ')
        return (
          <mark key={start} title={names} className="rounded-sm bg-amber-soft px-0.5 text-amber-text">
            {part}
            <span className="sr-only">{` (${names})`}</span>
          </mark>
        )
      })}
    </p>
  )
}
