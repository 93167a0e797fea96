import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link AppShell}. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The text of the first link of the page, which the keyboard alone reaches. */
  skipLabel: string
  /** What stands in the rail of a wide window: the brand, a `Sidebar`, the user. */
  side: ReactNode
  /** What stands in the bar of a narrow window: a button for the menu, the brand. */
  bar: ReactNode
  /**
   * The rail has room for icons alone.
   * @default false
   */
  isNarrow?: boolean
  /** The page. */
  children: ReactNode
}

/** The frame of an application: a rail beside the page, or a bar above it where the window is narrow. */
export function AppShell({ skipLabel, side, bar, isNarrow = false, className, children, ...props }: AppShellProps) {
  return (
    <>
      <a
        href="#content"
        data-slot="skip-link"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-3 focus:py-2"
      >
        {skipLabel}
      </a>
      <div
        data-slot="app-shell"
        {...props}
        className={cn(
          'min-h-dvh bg-page md:grid',
          isNarrow ? 'md:grid-cols-[3.5rem_minmax(0,1fr)]' : 'md:grid-cols-[14.5rem_minmax(0,1fr)]',
          className,
        )}
      >
        <aside data-slot="app-shell-side" className="rail sticky top-0 hidden h-dvh flex-col md:flex">
          {side}
        </aside>
        <header
          data-slot="app-shell-bar"
          className="rail sticky top-0 z-30 flex h-12 items-center gap-2 px-2 md:hidden"
        >
          {bar}
        </header>
        <main id="content" tabIndex={-1} data-slot="app-shell-content" className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </>
  )
}
