import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  /** Beside the title. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A framed part of a page. */
export function Card({ title, actions, className, children }: CardProps) {
  return (
    <section className={cn('min-w-0 rounded-xl border border-line bg-surface p-4', className)}>
      {(title || actions) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          {title && <h2 className="text-lead font-label">{title}</h2>}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
