/** The layer that dims the page. */
export const overlay = 'fixed inset-0 z-40 animate-appear bg-overlay'

/** A window above the page. */
export const windowLook = 'fixed z-40 flex flex-col bg-surface shadow-popover outline-none'

/** In the middle of the page. */
export const centred =
  'start-1/2 top-1/2 max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear rounded-xl rtl:translate-x-1/2'
