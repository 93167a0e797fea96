import { exportList } from '#export/export-list.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'

export const auditLog = {
  'auditLog.list': ({ query, db, actor }) => queries.listAudit(db, actor, query),
  'auditLog.view': ({ params, db, actor }) => queries.findAudit(db, actor, params.id),
  'auditLog.export': exportAudit,
} satisfies Section<'auditLog'>

async function exportAudit({ query, db, actor }: Call<'auditLog.export'>) {
  const { format, sort, ...filters } = query
  return exportList({
    db,
    actor,
    entity: 'audit-log',
    name: 'Журнал изменений',
    format,
    filters,
    sort,
    list: queries.listOf(actor, filters),
    columns: exportColumns(actor),
    read: (ids) => queries.rowsOf(db, actor, ids),
  })
}
