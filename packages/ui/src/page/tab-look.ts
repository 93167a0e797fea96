/** The row of tabs. */
export const bar = 'flex gap-4 overflow-x-auto border-b border-line'
/** One of them; what marks the current one differs between buttons and links. */
export const tab =
  '-mb-px flex min-h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent font-label whitespace-nowrap text-secondary -outline-offset-2 hover:text-text'
