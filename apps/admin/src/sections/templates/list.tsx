import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { templatesListRules } from '#contract/rules/templates.gen.ts'
import { columns } from './columns.tsx'
import { filters } from './filters.ts'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('templates.list', templatesListRules)

function TemplateList() {
  const page = useList()
  const canCreate = useCan('template.create')
  return (
    <ListPage
      title={m.templates_title()}
      name="handbooks/templates"
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      {...page}
      columns={columns()}
      rowName={({ event }) => templateEventWords[event]()}
      rowLink={({ id }) => <Link to={pathTo('templates', id)} />}
      filters={filters()}
      create={canCreate && <CreateLink to={pathTo('templates.new')}>{m.templates_create()}</CreateLink>}
    />
  )
}

export { TemplateList as Component, loader }
