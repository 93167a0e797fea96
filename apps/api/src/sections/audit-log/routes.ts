import { exportOf } from '#export/export-list.ts'
import type { Section } from '#contract/handlers.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'

export const auditLog = {
  'auditLog.list': ({ query, db, actor }) => queries.listAudit(db, actor, query),
  'auditLog.view': ({ params, db, actor }) => queries.findAudit(db, actor, params.id),
  'auditLog.export': exportOf({
    entity: 'audit-log',
    name: 'Журнал изменений',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'auditLog'>
