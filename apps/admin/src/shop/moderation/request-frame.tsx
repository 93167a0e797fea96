import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { Page } from '#page/page.tsx'
import { StatusBadge } from '#record/status/statuses.tsx'
import { DecisionBar } from './decision-bar.tsx'
import type { Decision } from './decision.ts'
import type { DeskRequest } from './desks.ts'
import { QueueEmpty } from './queue-empty.tsx'
import type { DeskState } from './use-desk.ts'
import { requestStatuses } from './words.ts'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

interface RequestFrameProps<Item extends DeskRequest> {
  request: Item & Pick<Schemas['Moderation'], 'status' | 'is_overdue'>
  title: string
  picture?: ReactNode
  /** Words that identify the object, beside the state. */
  hints?: readonly string[]
  lead?: ReactNode
  /** The breadcrumbs between the queue and the request. */
  parents?: readonly (readonly [path: string, title: string])[]
  actions: ReactNode
  side: ReactNode
  desk: DeskState<Item>
  isDeciding: boolean
  decisions: readonly Decision[]
  children: ReactNode
  /** The dialog before a decision. */
  dialogs: ReactNode
}

/** The page of a request: its content, its facts, and the bar of decisions. */
export function RequestFrame<Item extends DeskRequest>({
  request,
  title,
  picture,
  hints = [],
  lead,
  parents = [],
  actions,
  side,
  desk,
  isDeciding,
  decisions,
  children,
  dialogs,
}: RequestFrameProps<Item>) {
  return (
    <Page
      hasThird
      title={title}
      picture={picture}
      lead={lead}
      parent={<Crumbs to={[[pathTo('moderation.list'), m.entity_moderation()], ...parents]} />}
      status={
        <>
          <StatusBadge statuses={requestStatuses} status={request.status} />
          {!lead && request.is_overdue && <StatusChip tone="red">{m.moderation_overdue()}</StatusChip>}
          {hints.length > 0 && <span className="text-secondary">{hints.join(' · ')}</span>}
        </>
      }
      actions={actions}
    >
      <TwoColumns isFollowed isPadded side={side}>
        {desk.isQueueEmpty && <QueueEmpty />}
        {desk.lostLease && <Notice tone="amber">{desk.lostLease.message}</Notice>}
        {children}
      </TwoColumns>
      <DecisionBar record={request} desk={{ ...desk, isPending: desk.isPending || isDeciding }} decisions={decisions} />
      {dialogs}
    </Page>
  )
}
