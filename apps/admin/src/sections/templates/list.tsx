import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { templatesListRules } from '#contract/lists/templates.gen.ts'
import { pathTo } from '#data/paths.ts'
import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { optionsOf } from '#text/options-of.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { updatedColumn } from '#list/moment-columns.tsx'

type TemplateRow = Schemas['TemplateRow']

const columns = (): TableColumn<TemplateRow>[] => [
  {
    id: 'event',
    width: 208,
    header: m.field_event(),
    sortKey: 'event',
    cell: ({ event }) => templateEventWords[event](),
  },
  {
    id: 'channel',
    width: 176,
    header: m.field_channel(),
    sortKey: 'channel',
    cell: ({ channel }) => templateChannelWords[channel](),
    note: ({ locale }) => localeWords[locale](),
  },
  { id: 'subject', width: 232, header: m.field_subject(), cell: ({ subject }) => subject ?? '—' },
  {
    id: 'code',
    width: 208,
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <code className="font-code text-xs">{code}</code>,
  },
  updatedColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('template'),
    cell: (row) => <ActiveSwitch of="templates" name={row.code} record={row} />,
  },
]

const filters = () => [
  searchFilter(m.templates_search()),
  choiceFilter('event', optionsOf(templateEventWords)),
  choiceFilter('channel', optionsOf(templateChannelWords)),
  choiceFilter('locale', optionsOf(localeWords)),
  flagFilter('is_active'),
]

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
