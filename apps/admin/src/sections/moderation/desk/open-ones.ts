import { client } from '#data/client.ts'
import { OPEN, TO_DECIDE, type RequestStatus } from './words.ts'

type Looked = Partial<Record<'q' | 'status' | 'resolution' | 'reason_id', unknown>>

/** The states that a queue shows: what is still to be done, unless something else is looked for. */
export function openOnes({ q, status, resolution, reason_id }: Looked): { status?: RequestStatus[] } {
  return q || status || resolution || reason_id ? {} : { status: [...openStates()] }
}

/** What was sent back for revision waits for its author, so that it is no work of the staff. */
export function openStates(): readonly RequestStatus[] {
  const { user } = client.session.getSnapshot()
  return user?.roles.some(({ scope }) => scope === 'all') ? TO_DECIDE : OPEN
}
