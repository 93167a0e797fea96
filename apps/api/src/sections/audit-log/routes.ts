import { exportOf } from '#export/export-list.ts'
import { notFound } from '#errors.ts'
import type { Call, Handlers, Section } from '#contract/handlers.ts'
import { viewerOf } from '#records/access/record-access.ts'
import { reveal } from './reveal/reveal.ts'
import { recordAsOf, rightsOn } from './as-of.ts'
import { listDeleted } from './deleted.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'

export function auditLogOf(handlersOf: () => Handlers) {
  async function own(call: Call<'auditLog.own'>) {
    const { entity, entity_id } = call.query
    const viewer = await viewerOf(handlersOf(), call, call.query)
    if (!viewer) throw notFound()
    return queries.listOwn(call.db, viewer, entity, entity_id)
  }
  return {
    'auditLog.list': ({ query, db, actor }) => queries.listAudit(db, actor, query),
    'auditLog.view': async (call) => {
      const row = await queries.findAudit(call.db, call.actor, call.params.id)
      return { ...row, ...(await rightsOn(call, row)) }
    },
    'auditLog.export': exportOf({
      entity: 'audit-log',
      name: 'Журнал изменений',
      list: ({ actor, filters }) => queries.listOf(actor, filters),
      columns: ({ actor }) => exportColumns(actor),
      read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
    }),
    'auditLog.own': own,
    'auditLog.reveal': (call) => reveal(handlersOf(), call),
    'auditLog.asOf': (call) => recordAsOf(handlersOf(), call),
    'auditLog.deleted': ({ query, db, actor }) => listDeleted(db, actor, query),
  } satisfies Section<'auditLog'>
}
