import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

interface ErrorPageProps extends ComponentProps<'section'> {
  /** None where the server did not answer at all. */
  status: number | undefined
  heading: ReactNode
  text: ReactNode
  action: ReactNode
  /** What support needs to find the failure, for example the request's id. */
  details?: ReactNode
}

export function ErrorPage({ status, heading, text, action, details, className, ...props }: ErrorPageProps) {
  return (
    <section
      {...props}
      className={cn('mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center', className)}
    >
      {status !== undefined && <p className="text-sm font-medium text-muted">{status}</p>}
      <h1 className="text-title font-semibold break-words">{heading}</h1>
      <p className="text-base text-secondary">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>
      {details && <div className="mt-4 text-xs break-all text-muted">{details}</div>}
    </section>
  )
}
