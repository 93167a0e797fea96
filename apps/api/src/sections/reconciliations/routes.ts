import type { Call, Section } from '#contract/handlers.ts'
import { conflict, invalid } from '#errors.ts'
import { exportOf } from '#export/export-list.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { recordsOf } from '#records/record.ts'
import { oneLine } from '#text/one-line.ts'
import { labelOf } from './numbers.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { readRegistry } from './read-registry.ts'
import { reconciliation } from './schema.ts'

export const reconciliations = {
  'reconciliations.list': ({ query, db, actor }) => queries.listReconciliations(db, actor, query),
  // Of a registry that is read again, only when it was read is written.
  'reconciliations.upsert': { handle: readRegistry, audited: false },
  'reconciliations.resolveByIds': resolve,
  'reconciliations.export': exportOf({
    entity: 'reconciliation',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: () => exportColumns,
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'reconciliations'>

const records = recordsOf({
  entity: 'reconciliation',
  table: reconciliation,
  find: queries.findReconciliation,
  label: labelOf,
  masked: { resolved_by: (author) => (typeof author === 'number' ? author : author.id) },
})

/** Explains differences; a later explanation replaces an earlier one, and the log has both. */
async function resolve({ body, db, actor }: Call<'reconciliations.resolveByIds'>) {
  const resolution = oneLine(body.comment)
  if (resolution.length < 5) throw invalid({ comment: ['Пояснение: не короче 5 символов'] })
  return inBulk(db, body.items, async (tx, { id, version }) => {
    const before = await records.lock({ db: tx, actor }, id, version)
    if (before.outcome === 'matched') throw conflict('Оплата сошлась: пояснять нечего')
    const fields = { resolution, resolved_by: actor.userId, resolved_at: actor.at.toISOString() }
    return records.update({ db: tx, actor }, before, fields)
  })
}
