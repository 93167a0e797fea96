import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useTexts } from './texts.tsx'

/** Two values of one field. Words and strokes tell them apart as well as colours. */
export function ValueDiff({
  before,
  after,
  className,
  ...props
}: ComponentProps<'div'> & { before: ReactNode; after: ReactNode }) {
  const texts = useTexts()
  const empty = <span className="italic opacity-90">{texts.empty}</span>
  return (
    <div {...props} className={cn('grid min-w-0 gap-1', className)}>
      <del className="min-w-0 rounded-sm bg-red-soft px-2 py-0.5 break-words text-red-text no-underline">
        <span className="me-2 text-xs">− {texts.was}:</span>
        {before ?? empty}
      </del>
      <ins className="min-w-0 rounded-sm bg-green-soft px-2 py-0.5 break-words text-green-text no-underline">
        <span className="me-2 text-xs">+ {texts.became}:</span>
        {after ?? empty}
      </ins>
    </div>
  )
}
