import { isApiError, type CallOptions, type Params, type Schemas } from '@admin-panel/sdk'
import type { Permission } from '@admin-panel/permissions'
import { client } from '#data/client.ts'
import { queries } from '#data/queries.ts'
import type { RecordQuery } from '#record/record-screen.tsx'
import { OPEN, type RequestStatus } from './words.ts'

/** What both kinds of requests have: a number, a state, and who holds it until when. */
export interface Held {
  id: number
  number: string
  version: number
  status: RequestStatus
  assignee: Schemas['Reference'] | null
  assigned_until: string | null
}

/** What a walk through the queue is narrowed to, and what it has passed. */
export interface Walk {
  entity?: Schemas['ModeratedEntity'][]
  passed: number[]
  /** Looking at a request does not take it into work. */
  isLooking?: boolean
}

type Change = Pick<Params<'moderation.statusChange'>, 'id' | 'version' | 'status'>

/** How requests of one kind are worked on. */
export interface Desk<Item extends Held> {
  of: 'moderation' | 'brandModeration'
  path: '/moderation' | '/moderation/brands'
  permission: Permission
  view: (params: { id: number }) => RecordQuery<Item>
  change: (change: Change, options?: CallOptions) => Promise<Item>
  prolong: (request: { id: number }) => Promise<Item>
  /** The request as it is now, from the error of a change that came too late. */
  currentOf: (error: unknown) => Item | null
  /** The request to take next: the most urgent free one that has not been passed. */
  next: (walk: Walk) => Promise<number | null>
}

// As many as the contract takes.
const REMEMBERED = 100

export const requestDesk: Desk<Schemas['Moderation']> = {
  of: 'moderation',
  path: '/moderation',
  permission: 'moderation.statusChange',
  view: queries.moderation.view,
  change: client.api.moderation.statusChange,
  prolong: client.api.moderation.prolong,
  currentOf: (error) => (isApiError(error, 'stale', 'moderation.statusChange') ? error.current : null),
  next: async ({ entity, passed }) => {
    const skip = passed.slice(-REMEMBERED)
    const { id } = await client.api.moderation.next({ ...(entity && { entity }), ...(skip.length > 0 && { skip }) })
    return id
  },
}

export const brandDesk: Desk<Schemas['BrandModeration']> = {
  of: 'brandModeration',
  path: '/moderation/brands',
  permission: 'brand-moderation.statusChange',
  view: queries.brandModeration.view,
  change: client.api.brandModeration.statusChange,
  prolong: client.api.brandModeration.prolong,
  currentOf: (error) => (isApiError(error, 'stale', 'brandModeration.statusChange') ? error.current : null),
  next: async ({ passed }) => {
    const { items } = await client.api.brandModeration.list({ status: ['new'], sort: ['due_at'], per_page: 100 })
    return items.find(({ id }) => !passed.includes(id))?.id ?? null
  },
}

export const isOpen = ({ status }: Held) => OPEN.includes(status)
