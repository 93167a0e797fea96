import { client } from '#data/client.ts'
import { OPEN, TO_DECIDE, type RequestStatus } from './words.ts'

type Looked = Partial<Record<'q' | 'status' | 'resolution' | 'reason_id', unknown>>

/** The states of a queue without a filter: the requests that await work. */
export function openOnes({ q, status, resolution, reason_id }: Looked): { status?: RequestStatus[] } {
  return q || status || resolution || reason_id ? {} : { status: [...openStates()] }
}

/** A returned request waits for its author, so it is not counted as staff work. */
export function openStates(): readonly RequestStatus[] {
  const { user } = client.session.getSnapshot()
  return user?.roles.some(({ scope }) => scope === 'all') ? TO_DECIDE : OPEN
}
