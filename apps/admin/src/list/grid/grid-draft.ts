import type { GridChanges } from '@admin-panel/ui/editable-grid'
import type { Draft } from '#data/drafts.ts'
import { fittingValues } from '#form/drafts/fitting-values.ts'

export interface GridDraft<Row> {
  changes: readonly (readonly [id: string, change: Partial<Row>])[]
  /** The values before the changes; drafts of older builds have none. */
  bases: readonly (readonly [id: string, base: Partial<Row>])[]
  added: readonly string[]
}

export interface Kept<Row> {
  changes: GridChanges<Row>
  /** The values before the changes, by row. */
  bases: ReadonlyMap<string, Partial<Row>>
  /** The ids of new rows. */
  added: readonly string[]
}

export const nothingKept = <Row>(): Kept<Row> => ({ changes: new Map(), bases: new Map(), added: [] })

/** What a sheet can show of a draft: a row says which fields a change may have. Null if that is nothing. */
export function readGridDraft<Row extends object>(
  draft: Draft<GridDraft<Row>> | null | undefined,
  sample: Row | undefined,
): Kept<Row> | null {
  if (!draft) return null
  const { changes, bases, added } = draft.values as Partial<Record<keyof GridDraft<Row>, unknown>>
  const fitting = new Map(entriesOf(changes, sample).filter(([, change]) => Object.keys(change).length > 0))
  if (fitting.size === 0) return null
  return {
    changes: fitting,
    bases: new Map(entriesOf(bases, sample)),
    added: Array.isArray(added) ? added.filter((id: unknown) => typeof id === 'string' && fitting.has(id)) : [],
  }
}

function entriesOf<Row extends object>(stored: unknown, sample: Row | undefined): [string, Partial<Row>][] {
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries.flatMap((entry) => {
    const [id, fields] = Array.isArray(entry) ? (entry as unknown[]) : []
    if (typeof id !== 'string' || typeof fields !== 'object' || fields === null) return []
    // Without rows nothing can be edited, so nothing can break.
    const fitting: Partial<Row> = sample ? fittingValues(fields, { sample, rules: {} }) : fields
    return [[id, fitting]]
  })
}
