import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link EmptyState}. */
export type EmptyStateProps = ComponentProps<'div'> & {
  /** A picture above the heading. */
  icon?: ReactNode
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
export function EmptyState({ icon, heading, text, action, className, ...props }: EmptyStateProps) {
  return (
    <div
      {...props}
      className={cn('flex min-h-62 flex-col items-center justify-center gap-1 px-4 py-8 text-center', className)}
    >
      {icon && <span className="mb-1 text-muted [&_svg]:size-5">{icon}</span>}
      <p className="font-label">{heading}</p>
      {text && <p className="max-w-sm text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
