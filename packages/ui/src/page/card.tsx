import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Card}. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading of the part. */
  title?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
}

/** A framed part of a page. */
export function Card({ title, actions, className, children, ...props }: CardProps) {
  return (
    <section
      data-slot="card"
      {...props}
      className={cn('min-w-0 rounded-xl border border-line bg-surface p-4', className)}
    >
      {(title || actions) && (
        <div data-slot="card-header" className="mb-3 flex flex-wrap items-center justify-between gap-2">
          {title && <h2 className="text-lead font-label">{title}</h2>}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
