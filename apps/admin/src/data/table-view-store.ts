import { initialView, type TableColumn, type TableView } from '@admin-panel/ui/table-view'
import { useState } from 'react'
import { storage } from './client.ts'

const DENSITY = 'density'

/** The user's view of this table, in the density of all their tables. Only a user's action writes it, never a render. */
export function useTableView<Row>(name: string, columns: readonly TableColumn<Row>[]) {
  const key = `view:/${name}`
  const [view, setView] = useState<TableView>(() => inDensity(stored(key) ?? initialView(columns)))
  return [
    view,
    (next: TableView) => {
      storage.set(key, JSON.stringify(next))
      if (next.density !== view.density) storage.set(DENSITY, next.density)
      setView(next)
    },
  ] as const
}

function inDensity(view: TableView): TableView {
  const density = storage.get(DENSITY)
  return density === 'compact' || density === 'normal' ? { ...view, density } : view
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
