import { Link, redirect, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { moderationListRules } from '#contract/lists/moderation.gen.ts'
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
import { fieldInWords } from '#text/in-words.ts'
import { attemptColumn, numberColumn, sentColumn, stateColumns } from '#shop/moderation/state-columns.tsx'

type RequestRow = Schemas['ModerationRow']

const MAX_NAMES = 3

const columns = (isGrouped: boolean): TableColumn<RequestRow>[] => [
  numberColumn(),
  {
    id: 'record',
    kind: 'name',
    header: m.moderation_column_record(),
    cell: ({ entity_label }) => entity_label,
    note: ({ entity, kind }) => `${moderatedEntityWords[entity]()}, ${moderationKindWords[kind]().toLocaleLowerCase()}`,
  },
  {
    id: 'fields',
    width: 136,
    header: m.moderation_column_fields(),
    cell: ({ kind, entity, changed_fields }) =>
      kind === 'create' ? (
        <span className="text-muted">{m.moderation_whole()}</span>
      ) : (
        fieldNames(entity, changed_fields)
      ),
  },
  {
    id: 'company',
    width: 116,
    header: m.filter_moderationList_company_id(),
    cell: ({ company }) => company?.label ?? '—',
  },
  {
    id: 'priority',
    width: 108,
    header: m.filter_priority(),
    sortKey: 'priority',
    cell: ({ priority }) =>
      priority === 'high' ? (
        <StatusChip tone="amber">{moderationPriorityWords.high()}</StatusChip>
      ) : (
        <span className={priority === 'low' ? 'text-muted' : undefined}>{moderationPriorityWords[priority]()}</span>
      ),
  },
  ...stateColumns<RequestRow>(isGrouped),
  attemptColumn(),
  { id: 'author', header: m.moderation_column_author(), isHidden: true, cell: ({ author }) => author?.label ?? '—' },
  sentColumn(),
]

/** Each field once: all attributes of a card count as one. */
function fieldNames(entity: string, fields: readonly string[]) {
  const names = [...new Set(fields.map((field) => fieldInWords(entity, field.replace(/\.\d+$/, ''))))]
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` ${m.moderation_more_fields({ count: rest })}` : '')
}

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
      columns={columns(shared.groupOf !== undefined)}
      rowName={({ number }) => number}
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
