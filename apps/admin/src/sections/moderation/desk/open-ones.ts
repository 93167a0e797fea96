import { OPEN, type RequestStatus } from './words.ts'

type Looked = Partial<Record<'q' | 'status' | 'resolution' | 'reason_id', unknown>>

/** The states that a queue shows: what is still to be done, unless something else is looked for. */
export function openOnes({ q, status, resolution, reason_id }: Looked): { status?: RequestStatus[] } {
  return q || status || resolution || reason_id ? {} : { status: [...OPEN] }
}
