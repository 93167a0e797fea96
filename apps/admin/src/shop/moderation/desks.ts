import { isApiError, type CallOptions, type Params, type Schemas } from '@admin-panel/sdk'
import type { Permission } from '@admin-panel/permissions'
import { client } from '#data/client.ts'
import { queries } from '#data/queries.ts'
import type { RecordQuery } from '#record/record-screen.tsx'
import { OPEN, type RequestStatus } from './words.ts'

/** The common fields of both kinds of requests: a number, a state, and the lease. */
export interface DeskRequest {
  id: number
  number: string
  version: number
  status: RequestStatus
  assignee: Schemas['Reference'] | null
  assigned_until: string | null
}

/** The filters of a review session and the requests that it has skipped. */
export interface Walk {
  entity?: Schemas['ModeratedEntity'][]
  passed: number[]
  /** Viewing a request does not take its lease. */
  isLooking?: boolean
}

type Change = Pick<Params<'moderation.statusChange'>, 'id' | 'version' | 'status'>

/** The operations and screens for one kind of request. */
export interface Desk<Item extends DeskRequest> {
  of: 'moderation' | 'brandModeration'
  permission: Permission
  view: (params: { id: number }) => RecordQuery<Item>
  change: (change: Change, options?: CallOptions) => Promise<Item>
  prolong: (request: { id: number }) => Promise<Item>
  /** The current request, from the error of a stale change. */
  currentOf: (error: unknown) => Item | null
  /** The next request: the most urgent free one that has not been skipped. */
  next: (walk: Walk) => Promise<number | null>
}

// The contract's maximum.
const REMEMBERED = 100

export const requestDesk: Desk<Schemas['Moderation']> = {
  of: 'moderation',
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
  permission: 'brand-moderation.statusChange',
  view: queries.brandModeration.view,
  change: client.api.brandModeration.statusChange,
  prolong: client.api.brandModeration.prolong,
  currentOf: (error) => (isApiError(error, 'stale', 'brandModeration.statusChange') ? error.current : null),
  next: async ({ passed }) => {
    const waiting = client.api.brandModeration.list({ status: ['new'], sort: ['due_at'], per_page: 100 })
    for await (const { id } of waiting) if (!passed.includes(id)) return id
    return null
  },
}

export const isOpen = ({ status }: DeskRequest) => OPEN.includes(status)
