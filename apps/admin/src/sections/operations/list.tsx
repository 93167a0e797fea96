import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Meter } from '@admin-panel/ui/meter'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { operationKindWords } from '#contract/enums/operation-kind.gen.ts'
import { operationStatusWords } from '#contract/enums/operation-status.gen.ts'
import { operationsListRules } from '#contract/lists/operations.gen.ts'
import { isUnderWay } from '#data/operations/under-way.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { lookAgain } from '#data/operations/running-operations.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { createdColumn } from '#list/moment-columns.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { OperationFiles } from '#record/operation-files.tsx'
import { m } from '#paraglide/messages.js'
import { optionsOf } from '#text/options-of.ts'
import { isBeforeRun, number, Status } from './words.tsx'

type Row = Schemas['OperationRow']

const { loader, useList, ListPage } = listScreen('operations.list', operationsListRules, (params) => ({
  mine: true,
  ...params,
}))

// Loaded on the first selection.
const SendBackMany = lazyPart(async () => (await import('./send-back.tsx')).SendBackMany)

const WAITING = 'mine=false&status=waiting'

// Not a filter: mine, id, call, awaiting. The views choose whose operations are shown, and the kind says what is done.
const filters = () => [
  choiceFilter('status', optionsOf(operationStatusWords)),
  choiceFilter('kind', optionsOf(operationKindWords)),
  referenceFilter('author_id', 'users'),
  daysFilter('created', m.operations_created()),
]

const views = () => ({
  all: { name: m.operations_mine(), counts: '' },
  presets: [
    { id: 'waiting', name: operationStatusWords.waiting(), query: WAITING },
    { id: 'running', name: m.operations_under_way(), query: 'mine=false&status=checking,running' },
    { id: 'everything', name: m.operations_everybody(), query: 'mine=false' },
  ],
})

// Not shown: undo_until, undoes. The page of the operation has them.
const columns = (): TableColumn<Row>[] => [
  {
    id: 'title',
    priority: 'high',
    width: 260,
    header: m.operations_what(),
    cell: ({ title }) => title,
    note: ({ id }) => `№ ${id}`,
  },
  { id: 'status', kind: 'state', width: 190, header: m.field_status(), cell: (row) => <Status {...row} /> },
  { id: 'records', priority: 'high', width: 240, header: m.operations_records(), cell: (row) => <Records {...row} /> },
  {
    id: 'author',
    header: m.filter_author_id(),
    cell: ({ author }) => author.label,
    note: ({ author, starter }) =>
      starter && starter.label !== author.label && m.operations_started_by({ name: starter.label }),
  },
  createdColumn(),
  {
    id: 'files',
    width: 180,
    header: m.entity_file(),
    cell: (row) => <OperationFiles operation={row} />,
  },
  { id: 'reason', width: 180, header: m.field_reason(), cell: ({ reason }) => reason ?? '—' },
  { id: 'kind', header: m.filter_kind(), isHidden: true, cell: ({ kind }) => operationKindWords[kind]() },
  {
    id: 'started',
    kind: 'moment',
    header: m.operations_started(),
    isHidden: true,
    cell: ({ started_at }) => <Moment time={started_at} />,
  },
  {
    id: 'finished',
    kind: 'moment',
    header: m.operations_finished(),
    isHidden: true,
    cell: ({ finished_at }) => <Moment time={finished_at} />,
  },
]

/** A bar while it is under way, and then what has become of the records. */
function Records({ kind, status, started_at, done, total, changed, skipped }: Row) {
  if (total === null) return <span className="text-muted">{m.operations_counting()}</span>
  if (isUnderWay({ status }))
    return <Meter percent={total ? (100 * done) / total : 0}>{m.operations_done_of({ done, total })}</Meter>
  if (kind === 'export' && status === 'done') return m.operations_rows_of({ total })
  if (kind === 'export') return m.operations_done_of({ done, total })
  const numbers = { changed: number(changed), total: number(total) }
  const count = number(skipped)
  const isTried = isBeforeRun({ started_at })
  return (
    <span className="tabular-nums">
      {isTried ? m.operations_would_change(numbers) : m.operations_changed_of(numbers)}
      {skipped > 0 && (
        <span className="text-amber-text">
          , {isTried ? m.operations_would_skip({ count }) : m.operations_skipped_count({ count })}
        </span>
      )}
    </span>
  )
}

/** The proposals that this user could confirm. */
function AwaitingYou() {
  const { data } = useQuery(queries.operations.list({ mine: false, awaiting: true, per_page: 10 }))
  const count = data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <ButtonLink render={<Link to={{ search: `${WAITING}&view=waiting` }} />}>
      <StatusChip tone="amber">{m.operations_await_you({ count })}</StatusChip>
    </ButtonLink>
  )
}

function Operations() {
  const page = useList()
  const { list } = page
  // The list itself looks once; this looks again while something in it moves.
  useQuery({
    ...queries.operations.list({ mine: true, ...list.params }),
    refetchInterval: ({ state }) => lookAgain(state.data?.items),
  })
  const { status, mine } = list.params
  const isWaiting = mine === false && String(status) === 'waiting'
  return (
    <ListPage
      title={m.entity_operation()}
      name="operations"
      {...page}
      columns={columns()}
      rowName={({ title, id }) => `${title}, № ${id}`}
      rowLink={({ id }) => <Link to={pathTo('operations', id)} />}
      filters={filters()}
      views={views()}
      actions={<AwaitingYou />}
      bulk={isWaiting ? (chosen, clear) => <SendBackMany chosen={chosen} clear={clear} /> : undefined}
    />
  )
}

export { Operations as Component, loader }
