import { Link, redirect, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { moderationListRules } from '#contract/lists/moderation.gen.ts'
import { changedFields } from '#shop/moderation/changed-fields.ts'
import { requestDesk } from '#shop/moderation/desks.ts'
import { filters, moreFilters } from '#shop/moderation/filters.ts'
import { NextButton } from '#shop/moderation/next-button.tsx'
import { openOnes, useQueue } from '#shop/moderation/queue.tsx'
import { pathTo } from '#data/paths.ts'
import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import { moderationKindWords } from '#contract/enums/moderation-kind.gen.ts'
import { moderationPriorityWords } from '#contract/enums/moderation-priority.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { attemptColumn, numberColumn, sentColumn, stateColumns } from '#shop/moderation/state-columns.tsx'

type RequestRow = Schemas['ModerationRow']

const columns = (): TableColumn<RequestRow>[] => [
  {
    id: 'record',
    width: 240,
    header: m.moderation_column_record(),
    cell: ({ entity_label }) => entity_label,
    note: ({ number, entity, kind }) => (
      <>
        {/* In a card it would cut what follows. */}
        <span className="@max-[40rem]:hidden">{number} · </span>
        {moderatedEntityWords[entity]()}, {moderationKindWords[kind]().toLocaleLowerCase()}
      </>
    ),
  },
  {
    id: 'fields',
    width: 160,
    header: m.moderation_column_fields(),
    cell: (request) => (
      <span className={request.kind === 'create' ? 'text-muted' : undefined}>{changedFields(request)}</span>
    ),
  },
  {
    id: 'company',
    width: 136,
    header: m.filter_moderationList_company_id(),
    cell: ({ company }) => company?.label ?? '—',
  },
  {
    id: 'priority',
    kind: 'number',
    width: 124,
    header: m.filter_priority(),
    sortKey: 'priority',
    cell: ({ priority }) =>
      priority === 'high' ? (
        <StatusChip tone="amber">{moderationPriorityWords.high()}</StatusChip>
      ) : (
        <span className={priority === 'low' ? 'text-muted' : undefined}>{moderationPriorityWords[priority]()}</span>
      ),
  },
  ...stateColumns<RequestRow>(),
  numberColumn(),
  attemptColumn(),
  { id: 'author', header: m.moderation_column_author(), isHidden: true, cell: ({ author }) => author?.label ?? '—' },
  sentColumn(),
]

const { loader, useList, ListPage } = listScreen('moderation.list', moderationListRules, (params) => ({
  ...params,
  ...openOnes(params),
}))

function Queue() {
  const page = useList()
  const { isStaff, shared } = useQueue(requestDesk, page.list)
  const canExport = useCan('moderation.export')
  const { unpaged } = page.list
  return (
    <ListPage
      title={m.entity_moderation()}
      name="moderation"
      {...page}
      {...shared}
      columns={columns()}
      rowName={({ number, entity_label }) => `${entity_label}, ${number}`}
      rowLink={({ id }) => <Link to={pathTo('moderation', id)} />}
      filters={filters()}
      moreFilters={moreFilters(isStaff)}
      actions={
        <>
          {canExport && <ExportMenu call="moderation.export" query={{ ...unpaged, ...openOnes(unpaged) }} />}
          <NextButton desk={requestDesk} entity={unpaged.entity} />
        </>
      }
    />
  )
}

/** The queue of brands has its own address. */
function open(args: LoaderFunctionArgs) {
  const isOfBrands = new URL(args.request.url).searchParams.get('tab') === 'brands'
  return isOfBrands ? redirect(pathTo('brandModeration.list')) : loader(args)
}

export { Queue as Component, open as loader }
