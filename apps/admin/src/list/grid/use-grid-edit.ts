import { randomId, type Schemas } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { useKeptChanges } from './use-kept-changes.ts'

interface GridEditOptions<Row extends object, Item> {
  /** The name of the draft: unsaved input survives a reload and an ended session. */
  name: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** An empty line for new rows; without it rows can only be changed. */
  blank?: (id: string) => Row
  /** The request items of a changed row: one or several. */
  toItems: (row: Row, change: Partial<Row>) => Item[]
  upsert: (
    params: { items: Item[]; skip_invalid: boolean },
    options: { idempotencyKey: string },
  ) => Promise<Schemas['UpsertResult']>
  /** The column that shows a field of the contract. */
  columnOf?: (field: string, item: Item) => string
  /** Reloads the rows; the typed values stay visible until then. */
  onSaved: (result: Schemas['UpsertResult']) => Promise<unknown>
}

/** Edits rows in place and saves them together: rejected rows stay with their errors. */
export function useGridEdit<Row extends object, Item>(options: GridEditOptions<Row, Item>) {
  const { rowId, blank, toItems, upsert, onSaved, columnOf = (field: string) => field } = options
  const draft = useKeptChanges<Row>({ name: options.name, rows: options.rows, rowId, blank: blank?.('') })
  const { changes, added } = draft
  const [errors, setErrors] = useState<ReadonlyMap<string, Readonly<Record<string, string>>>>(new Map())
  const rows = [...(blank ? added.map((id) => blank(id)) : []), ...options.rows]
  const isDirty = changes.size > 0
  const attempt = useRef<{ payload: string; key: string }>(null)
  // An edited row is kept when its page of the list is left.
  const loadedRows = useRef(new Map<string, Row>())
  useEffect(() => {
    for (const row of options.rows) loadedRows.current.set(rowId(row), row)
  }, [options.rows, rowId])

  const save = useMutation({
    mutationFn: async () => {
      const rowsById = new Map(rows.map((row) => [rowId(row), row]))
      const allById = new Map([...loadedRows.current, ...rowsById])
      const ids = [...rowsById.keys(), ...[...changes.keys()].filter((id) => !rowsById.has(id))]
      const sentItems = ids.flatMap((id) => {
        const row = allById.get(id)
        const change = changes.get(id)
        return row && change ? toItems({ ...row, ...change }, change).map((item) => ({ id, item })) : []
      })
      const items = sentItems.map(({ item }) => item)
      const payload = JSON.stringify(items)
      // Sent again without a change, it is the same request: the answer of the first may have been lost.
      if (attempt.current?.payload !== payload) attempt.current = { payload, key: randomId() }
      const result = await upsert({ items, skip_invalid: true }, { idempotencyKey: attempt.current.key })
      attempt.current = null
      await onSaved(result)
      return { sentItems, result }
    },
    onSuccess: ({ sentItems, result }) => {
      const errorsById = new Map<string, Record<string, string>>()
      for (const { row, field, message } of result.errors) {
        const { id, item } = sentItems[row] ?? {}
        if (id === undefined || item === undefined) continue
        const column = columnOf(field, item)
        const others = errorsById.get(id)
        errorsById.set(id, { ...others, [column]: [others?.[column], message].filter(Boolean).join('. ') })
      }
      const ids = new Set(sentItems.map(({ id }) => id))
      setErrors(errorsById)
      draft.forget((id) => ids.has(id) && !errorsById.has(id))
      const saved = ids.size - errorsById.size
      if (errorsById.size > 0)
        void notify({ status: 'error', message: m.grid_saved_some({ saved, refused: errorsById.size }) })
      else void notify({ message: m.form_saved() })
    },
  })

  return {
    grid: { rows, rowId, changes, onChange: draft.onChange, errors },
    isDirty,
    isPending: save.isPending,
    count: changes.size,
    isRestored: draft.isRestored,
    offer: draft.offer,
    add: () => draft.add(`new-${randomId()}`),
    save() {
      const overtaken = draft.takeOvertaken()
      if (overtaken.size > 0) setErrors(overtaken)
      else save.mutate()
    },
    discard: () => {
      draft.forget(() => true)
      setErrors(new Map())
    },
  }
}
