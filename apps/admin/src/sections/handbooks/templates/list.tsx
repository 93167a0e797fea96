import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { templatesListRules } from '#contract/rules/templates.gen.ts'
import { columns } from './columns.tsx'
import { filters } from './filters.ts'

const { loader, useList, ListPage } = listScreen('templates.list', templatesListRules)

function TemplateList() {
  const shown = useList()
  const canCreate = useCan('template.create')
  return (
    <ListPage
      title={m.templates_title()}
      path="/handbooks/templates"
      parent={<Crumbs to={[['/handbooks', m.handbooks_title()]]} />}
      {...shown}
      columns={columns()}
      rowName={({ event }) => templateEventWords[event]()}
      rowLink={({ id }) => <Link to={`/handbooks/templates/edit/${id}`} />}
      filters={filters()}
      actions={
        canCreate && (
          <ButtonLink variant="primary" render={<Link to="/handbooks/templates/edit/new" />}>
            <Plus aria-hidden className="size-4" />
            {m.templates_create()}
          </ButtonLink>
        )
      }
    />
  )
}

export { TemplateList as Component, loader }
