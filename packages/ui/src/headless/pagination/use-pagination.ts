// It renders again only with other props, which the cache of the compiler would never find.
'use no memo'

/** Where a button of the pages leads. */
export type PageStep = 'first' | 'previous' | 'next' | 'last'

/** What `usePagination` takes. */
export interface PaginationArgs {
  /** The number of the page, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows on all pages. */
  total: number
  /**
   * `false` if the server stopped counting at `total`.
   * @default true
   */
  isExact?: boolean
  /** Another page was chosen. */
  onPageChange: (page: number) => void
  /** Another number of rows was chosen. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined
}

/** The state of the pages, which their parts take. */
export interface PaginationState extends Pick<
  PaginationArgs,
  'page' | 'pageSize' | 'onPageChange' | 'onPageSizeChange'
> {
  /** How many pages there are: those that are counted, where the server stopped counting. */
  pageCount: number
  /** The number of the first row of the page, from 1. */
  firstRow: number
  /** The number of its last row. */
  lastRow: number
  /** The page has no rows. */
  isEmpty: boolean
  /** The page that a step leads to; `undefined` where it leads nowhere. */
  targets: Readonly<Record<PageStep, number | undefined>>
  /** Opens the page that was typed, or the nearest one there is. Returns whether it is another page. */
  jump: (text: string) => boolean
}

/**
 * The state of the pages of a list, of which the server may not know the last.
 *
 * @example
 * const pagination = usePagination({ page, pageSize: 20, total, onPageChange: setPage })
 * return <Step pagination={pagination} step="next">Next</Step>
 */
export function usePagination({
  page,
  pageSize,
  total,
  isExact = true,
  onPageChange,
  onPageSizeChange,
}: PaginationArgs): PaginationState {
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  // The last page is unknown while not all rows are counted.
  const end = isExact ? pageCount : Infinity
  const firstRow = (page - 1) * pageSize + 1
  const isLast = page >= end
  return {
    page,
    pageSize,
    onPageChange,
    onPageSizeChange,
    pageCount,
    firstRow,
    lastRow: Math.min(firstRow + pageSize - 1, isExact ? total : Infinity),
    isEmpty: total === 0 || (isExact && firstRow > total),
    targets: {
      first: page > 1 ? 1 : undefined,
      previous: page > 1 ? Math.min(page - 1, end) : undefined,
      next: isLast ? undefined : page + 1,
      last: isLast || !isExact ? undefined : end,
    },
    jump: (text) => {
      const target = Math.max(1, Math.min(Math.trunc(Number(text)), end))
      const isOther = Number.isFinite(target) && target !== page
      if (isOther) onPageChange(target)
      return isOther
    },
  }
}
