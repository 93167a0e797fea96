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
      className={cn('mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center', className)}
    >
      {icon && <Drawing>{icon}</Drawing>}
      {status !== undefined && <p className="text-body font-label text-muted">{status}</p>}
      <h1 className="text-title font-title break-words">{heading}</h1>
      <p className="text-lead text-secondary">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>
      {details && <div className="mt-4 text-xs break-all text-muted">{details}</div>}
    </section>
  )
}
