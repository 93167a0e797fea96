import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { Drawing } from './drawing.tsx'

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends ComponentProps<'section'> {
  /** The HTTP status; `undefined` if the server did not answer. */
  status: number | undefined
  /** The sign in the drawing above the heading. */
  icon?: ReactNode
  /** Names the error. */
  heading: ReactNode
  /** The meaning of the error for the user. */
  text: ReactNode
  /** A button or link that leads on. */
  action: ReactNode
  /** Data for support, for example the id of the request. */
  details?: ReactNode
}

/** A page in place of one that failed to load, with an `action` such as a retry. */
export function ErrorPage({ status, icon, heading, text, action, details, className, ...props }: ErrorPageProps) {
  return (
    <section
      data-slot="error-page"
      {...props}
      className={cn('flex flex-col items-start gap-2 px-page pt-3 pb-8', className)}
    >
      {/* The heading stands where that of every other page does. */}
      <div className="-mb-2 md:min-h-4" />
      <div className="flex min-h-(--control) flex-wrap items-center gap-x-3">
        <h1 className="text-title font-title break-words">{heading}</h1>
        {status !== undefined && <p className="text-body font-label text-muted">{status}</p>}
      </div>
      <p className="max-w-xl text-lead text-secondary">{text}</p>
      {icon && (
        <div className="my-4">
          <Drawing>{icon}</Drawing>
        </div>
      )}
      <div className="flex flex-wrap gap-2">{action}</div>
      {details && <div className="mt-4 text-xs break-all text-muted">{details}</div>}
    </section>
  )
}
