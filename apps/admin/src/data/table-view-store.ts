import { initialView, type TableColumn, type TableView } from '@admin-panel/ui/table-view'
import { useState } from 'react'
import { storage } from './client.ts'

/** The user's view of this table. Only a user's action writes it, never a render. */
export function useTableView<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const key = `view:/${name}`
  const [view, setView] = useState<TableView>(() => stored(key) ?? initialView(columns))
  return [
    view,
    (next: TableView) => {
      storage.set(key, JSON.stringify(next))
      setView(next)
    },
  ] as const
}

function stored(key: string): TableView | null {
  try {
    const view: unknown = JSON.parse(storage.get(key) ?? 'null')
    return isView(view) ? view : null
  } catch {
    return null
  }
}

function isView(view: unknown): view is TableView {
  return (
    typeof view === 'object' &&
    view !== null &&
    'order' in view &&
    Array.isArray(view.order) &&
    'hidden' in view &&
    Array.isArray(view.hidden) &&
    'density' in view
  )
}
