import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { auditLogListRules } from '#contract/rules/audit-log.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('auditLog.list', auditLogListRules)

function LogList() {
  const page = useList()
  const canExport = useCan('audit-log.export')
  return (
    <ListPage
      title={m.log_title()}
      name="log"
      {...page}
      columns={columns()}
      rowName={({ id }) => `№ ${id}`}
      rowLink={({ id }) => <Link to={pathTo('auditLog', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      actions={
        canExport && (
          <ExportMenu name="log" load={(format) => client.api.auditLog.export({ ...page.list.unpaged, format })} />
        )
      }
    />
  )
}

export { LogList as Component, loader }
