import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { diffLook } from './diff-look.ts'
import { useTexts } from './texts.tsx'
import { WordDiff } from './word-diff.tsx'

// Shorter values are compared at a glance.
const LONG = 80

const isLong = (value: ReactNode): value is string => typeof value === 'string' && value.length > LONG

/** Two values of one field: one above the other, and long texts word by word. */
export function ValueDiff({
  before,
  after,
  className,
  ...props
}: ComponentProps<'div'> & { before: ReactNode; after: ReactNode }) {
  const texts = useTexts()
  if (isLong(before) && isLong(after))
    return <WordDiff {...props} before={before} after={after} className={className} />
  const empty = <span className="italic opacity-90">{texts.empty}</span>
  return (
    <div {...props} className={cn('grid min-w-0 gap-1', className)}>
      <del className={cn(diffLook.removed, 'min-w-0 px-2 py-0.5 break-words no-underline')}>
        <span className="me-2 text-xs">− {texts.was}:</span>
        {before ?? empty}
      </del>
      <ins className={cn(diffLook.added, 'min-w-0 px-2 py-0.5 break-words no-underline')}>
        <span className="me-2 text-xs">+ {texts.became}:</span>
        {after ?? empty}
      </ins>
    </div>
  )
}
