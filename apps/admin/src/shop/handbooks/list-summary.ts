export interface ListSummary {
  total: number
  disabled: number
  /** How many call for attention, in words. */
  attention: string | null
  /** Which they are. */
  details?: string
}

interface Page {
  meta: { total: number }
}

type Load = (options: { signal: AbortSignal; retry: false }) => Promise<Page>

interface Lists {
  total: Load
  /** Left out where rows cannot be disabled. */
  disabled?: Load
  /** The rows that the note counts. */
  noted?: Load
  /** The note that calls for attention, if it does for this count. */
  attention?: (count: number) => string | null
}

/** Counts the rows of lists of one resource; the count comes with the first page of each list. */
export function summaryOf({ total, disabled, noted, attention }: Lists) {
  return async (signal: AbortSignal): Promise<ListSummary> => {
    const count = async (load: Load | undefined) => (await load?.({ signal, retry: false }))?.meta.total ?? 0
    const [all, off, some] = await Promise.all([count(total), count(disabled), count(noted)])
    return { total: all, disabled: off, attention: attention?.(some) ?? null }
  }
}
