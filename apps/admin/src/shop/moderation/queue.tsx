import type { Schemas } from '@admin-panel/sdk'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { dayAt, today } from '#data/time/days.ts'
import type { Desk, DeskRequest } from './desks.ts'
import { NextButton } from './next-button.tsx'
import { OPEN, requestStatuses, TO_DECIDE, type RequestStatus } from './words.ts'

/** What the lists of both queues share: tabs, views, groups by term, and what stands instead of rows. */
export function useQueue<Item extends DeskRequest>(
  desk: Desk<Item>,
  list: { params: object; sort: string | undefined },
) {
  const isStaff = useIsStaff()
  return {
    isStaff,
    shared: {
      tabs: <QueueTabs current={desk.of} />,
      views: queueViews(desk.of, isStaff),
      groupOf: BY_DUE.includes(list.sort) ? dueGroup : undefined,
      // Instead of the rows of «Мои», where no other filter hides any.
      empty: areMine(list.params) && (
        <EmptyState part="nut" heading={m.moderation_mine_none()} action={<NextButton desk={desk} isSecond />} />
      ),
    },
  }
}

type Looked = Partial<Record<'q' | 'status' | 'resolution' | 'reason_id', unknown>>

/** The states of a queue without a filter: the requests that await work. */
export function openOnes({ q, status, resolution, reason_id }: Looked): { status?: RequestStatus[] } {
  return q || status || resolution || reason_id ? {} : { status: [...openStates()] }
}

/** A returned request waits for its author, so it is not counted as staff work. */
function openStates(): readonly RequestStatus[] {
  const { user } = client.session.getSnapshot()
  return user?.roles.some(({ scope }) => scope === 'all') ? TO_DECIDE : OPEN
}

/** Changes of records, and brands that sellers propose. */
function QueueTabs({ current }: { current: Desk<DeskRequest>['of'] }) {
  const canSeeRecords = useCan('moderation')
  const canSeeBrands = useCan('brand-moderation')
  return (
    <TabLinks aria-label={m.moderation_tabs()}>
      {canSeeRecords && (
        <TabLink render={<Link to={pathTo('moderation.list')} />} isCurrent={current === 'moderation'}>
          {m.moderation_tab_records()}
        </TabLink>
      )}
      {canSeeBrands && (
        <TabLink render={<Link to={pathTo('brandModeration.list')} />} isCurrent={current === 'brandModeration'}>
          {m.entity_brand()}
        </TabLink>
      )}
    </TabLinks>
  )
}

const everything = Object.keys(requestStatuses).join(',')

/** The parts of a queue. Without a filter it shows what awaits work, so its numbers name the states. */
function queueViews(counted: Desk<DeskRequest>['of'], isStaff: boolean) {
  const open = `status=${openStates().join(',')}`
  return {
    counted,
    all: { name: m.moderation_part_open(), counts: open },
    presets: [
      { id: 'late', name: m.moderation_part_late(), query: 'overdue=true', counts: `${open}&overdue=true` },
      ...(isStaff
        ? [
            { id: 'free', name: m.moderation_part_free(), query: 'status=new' },
            { id: 'mine', name: m.moderation_part_mine(), query: 'assignee_id=me', counts: `${open}&assignee_id=me` },
          ]
        : []),
      { id: 'revision', name: m.enum_moderation_status_revision(), query: 'status=revision' },
      { id: 'everything', name: m.moderation_part_all(), query: `status=${everything}` },
    ],
  }
}

type Due = Pick<Schemas['ModerationRow'], 'status' | 'due_at' | 'is_overdue'>

/** The order that a queue has without another one. */
const BY_DUE = ['due_at', undefined]

/** Groups the requests that await a decision by their term, while the list is in its order. */
function dueGroup({ status, due_at, is_overdue }: Due) {
  if (status !== 'new' && status !== 'in_work') return undefined
  if (is_overdue) return { id: 'late', label: <span className="text-danger">{m.moderation_due_late()}</span> }
  return dayAt(due_at) === today()
    ? { id: 'today', label: m.moderation_due_today() }
    : { id: 'later', label: m.moderation_due_later() }
}

/** Whether the address asks for the user's own requests and for nothing else. */
const areMine = (params: object) =>
  JSON.stringify({ ...params, status: undefined, page: undefined, per_page: undefined, sort: undefined }) ===
  '{"assignee_id":["me"]}'
