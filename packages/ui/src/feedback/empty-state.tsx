import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { Drawing, Part } from './drawing.tsx'

/** Props of {@link EmptyState}. */
export type EmptyStateProps = ComponentProps<'div'> & {
  /** The sign in the drawing above the heading, instead of a part. */
  icon?: ReactNode
  /**
   * The part in the drawing: a `box` is still empty, a `filter` let nothing through, a `nut` is tightened: all is done.
   * @default 'box'
   */
  part?: 'box' | 'filter' | 'nut'
  /** Names the missing thing. */
  heading: ReactNode
  /** Why, or what to do. */
  text?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
}

/**
 * Explains why there is nothing here: no records yet, none for this filter, or no permission to see them. `action`
 * offers the next step.
 */
export function EmptyState({ icon, part = 'box', heading, text, action, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={cn('flex min-h-62 flex-col items-center justify-center gap-1 px-4 py-8 text-center', className)}
    >
      <Drawing>{icon ?? <Part of={part} />}</Drawing>
      <p className="font-label">{heading}</p>
      {text && <p className="max-w-sm text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
