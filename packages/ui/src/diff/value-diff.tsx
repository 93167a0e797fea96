import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { diffLook } from './diff-look.ts'
import { useTexts } from '#texts/texts.ts'
import { WordDiff } from './word-diff.tsx'

// Shorter values are compared at a glance.
const LONG = 80

const look = 'min-w-0 grow px-2 py-0.5 break-words whitespace-pre-line no-underline'

// Such values stand beside each other in one line.
const SHORT = 48

const isShort = (value: ReactNode) => typeof value === 'string' && value.length <= SHORT && !value.includes('\n')
const isLong = (value: ReactNode): value is string => typeof value === 'string' && value.length > LONG

/** Props of {@link ValueDiff}. */
export type ValueDiffProps = ComponentProps<'div'> & {
  /** The value before the change. */
  before: ReactNode
  /** The value after it. */
  after: ReactNode
  /** An action beside the old value, such as a button that restores it. */
  beforeAction?: ReactNode
  /**
   * Both values stand in one line of text, however long.
   * @default false
   */
  isInline?: boolean
}

/**
 * Two values of one field: short ones in one line, «1643 → 891», others one above the other. Two texts longer than 80
 * characters are compared word by word.
 */
export function ValueDiff({ before, after, beforeAction, isInline = false, className, ...props }: ValueDiffProps) {
  const texts = useTexts()
  if (isLong(before) && isLong(after))
    return (
      <div data-slot="value-diff" {...props} className={cn('min-w-0', className)}>
        <WordDiff before={before} after={after} />
        {beforeAction}
      </div>
    )
  const empty = <span className="italic opacity-90">{texts.empty}</span>
  if (isInline || (isShort(before) && isShort(after)))
    return (
      <div data-slot="value-diff" {...props} className={cn('inline min-w-0', className)}>
        {before !== null && (
          <>
            <del className="whitespace-pre-line text-muted">
              <span className="sr-only">{texts.was}: </span>
              {before}
            </del>
            <span aria-hidden className="text-muted">
              {' → '}
            </span>
          </>
        )}
        <ins className="whitespace-pre-line no-underline">
          <span className="sr-only">{texts.became}: </span>
          {after ?? empty}
        </ins>
        {beforeAction && <> {beforeAction}</>}
      </div>
    )
  return (
    <div data-slot="value-diff" {...props} className={cn('grid min-w-0 gap-1', className)}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <del className={cn(diffLook.removed, look)}>
          <span className="me-2 text-xs">− {texts.was}:</span>
          {before ?? empty}
        </del>
        {beforeAction}
      </div>
      <ins className={cn(diffLook.added, look)}>
        <span className="me-2 text-xs">+ {texts.became}:</span>
        {after ?? empty}
      </ins>
    </div>
  )
}
