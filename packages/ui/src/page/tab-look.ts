/** The row of tabs. */
export const bar = 'pale-end flex gap-2 overflow-x-auto border-b border-line'
/** One of them, with room for the ring of the focus; what marks the current one differs between buttons and links. */
export const tab =
  '-mb-px flex min-h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 font-label whitespace-nowrap text-secondary -outline-offset-2 hover:text-text'
