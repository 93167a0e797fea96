import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { ExportMenu } from '#shared/export-menu.tsx'
import { ListPage } from '#shared/list-page.tsx'
import { listScreen } from '#shared/list-screen.ts'
import { queries, useCan } from '#shared/queries.ts'
import { auditLogListRules } from '#shared/rules/audit-log.gen.ts'
import { columns, type LogRow } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'

const { loader, useList } = listScreen<'auditLog.list'>(queries.auditLog.list, auditLogListRules)

function LogList() {
  const shown = useList()
  const canExport = useCan('audit-log.export')
  const { after: _after, ...asked } = shown.list.unpaged
  return (
    <ListPage<'auditLog.list', LogRow>
      title={m.log_title()}
      path="/log"
      {...shown}
      columns={columns()}
      rowName={({ id }) => `№ ${id}`}
      rowLink={({ id }) => <Link to={`/log/${id}`} />}
      filters={filters()}
      moreFilters={moreFilters()}
      actions={
        canExport && <ExportMenu name="log" load={(format) => client.api.auditLog.export({ ...asked, format })} />
      }
    />
  )
}

export { LogList as Component, loader }
