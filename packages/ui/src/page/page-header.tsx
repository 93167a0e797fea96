import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link PageHeader}. */
export type PageHeaderProps = ComponentProps<'header'> & {
  /** Where the page stands. */
  breadcrumbs?: ReactNode
  /** A picture or an avatar of the record, before the heading. */
  picture?: ReactNode
  /** The heading of the page. */
  heading: ReactNode
  /** The state of the record, beside the heading. */
  status?: ReactNode
  /** Buttons and menus for the whole page. */
  actions?: ReactNode
}

/** The top of a page: `breadcrumbs`, the heading, the status of the record and its actions, the primary one last. */
export function PageHeader({ breadcrumbs, picture, heading, status, actions, className, ...props }: PageHeaderProps) {
  return (
    <header data-slot="page-header" {...props} className={cn('min-w-0', className)}>
      {/* Where there is room, the line is there without breadcrumbs too, so every page has its heading at the same height. */}
      <div className="md:min-h-4">{breadcrumbs}</div>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 gap-3">
          {picture && <div className="shrink-0">{picture}</div>}
          <div
            className={cn(
              'flex min-h-(--control) min-w-0 flex-wrap items-center gap-x-3 gap-y-1',
              // Beside a picture the state stands below the heading.
              picture && 'content-start pt-0.5 [&>h1]:w-full',
            )}
          >
            <h1 className="min-w-0 text-title font-title break-words outline-none">{heading}</h1>
            {status}
          </div>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
