import { isRecord } from '#text/is-record.ts'

interface RowsOfPage {
  items: readonly { id: number }[]
  meta: object
}

/** Whether an answer is a page of rows with ids. */
export const isPageOfRows = (data: unknown): data is RowsOfPage =>
  isRecord(data) &&
  isRecord(data['meta']) &&
  Array.isArray(data['items']) &&
  data['items'].every((item) => isRecord(item) && typeof item['id'] === 'number')

/**
 * The rows that are on the screen as they are now, in their places, and the number of those that would come in. Rows that
 * these would push out at the end stay as they were.
 */
export function keptRows(shown: RowsOfPage, fresh: RowsOfPage) {
  const shownIds = new Set(shown.items.map(({ id }) => id))
  const rows = new Map(fresh.items.map((row) => [row.id, row]))
  const incoming = fresh.items.filter(({ id }) => !shownIds.has(id)).length
  const lastPresent = shown.items.findLastIndex(({ id }) => rows.has(id))
  const items = shown.items.flatMap((row, at) => {
    const isPushedOut = at > lastPresent && at - lastPresent <= incoming
    return rows.get(row.id) ?? (isPushedOut ? row : [])
  })
  return { page: { ...fresh, items }, incoming }
}
