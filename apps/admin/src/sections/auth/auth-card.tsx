import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { ReactNode } from 'react'
import { windowTitle } from '#text/brand.ts'

interface AuthCardProps {
  title: string
  lead?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** A narrow card with a heading, the fields, and the errors of the whole form. */
export function AuthCard({ title, lead, error, children }: AuthCardProps) {
  return (
    <div className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-6">
      <title>{windowTitle(title)}</title>
      <div className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-title font-title outline-none">
          {title}
        </h1>
        {lead && <p className="text-secondary">{lead}</p>}
      </div>
      {error && (
        <p role="alert" className="flex gap-2 rounded-xl bg-red-soft p-3 text-red-text">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
