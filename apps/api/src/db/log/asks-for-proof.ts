import type { Schemas } from '@admin-panel/sdk'
import { everydayChanges, everydayEntities } from './everyday.gen.ts'

/** Events that change no record: they give no access, whatever the record is. */
const GIVES_NOTHING: ReadonlyMap<string, string> = new Map([
  ['signed_in', 'it is a proof itself'],
  ['sign_in_failed', 'nothing changes'],
  ['signed_out', 'it takes access away'],
  ['session_revoked', 'it takes access away'],
  ['recovery_code_used', 'it is a proof itself'],
  ['preview_ended', 'it takes access away'],
  ['access_requested', 'a request gives nothing'],
  ['access_refused', 'nothing changes'],
  ['factor_reset_refused', 'nothing changes'],
  ['sorted', 'an order gives nobody anything'],
  ['exported', 'the export itself asks, by its rows too'],
])

interface Logged {
  event: Schemas['AuditEvent']
  entity: string
  changes?: Readonly<Record<string, [old: unknown, next: unknown]>>
}

/** Whether a row of the log is of a change that asks for a fresh proof of who the user is: all but what the contract exempts. */
export function asksForProof({ event, entity, changes = {} }: Logged): boolean {
  if (event === 'revealed') return true
  if (GIVES_NOTHING.has(event) || Object.hasOwn(everydayEntities, entity)) return false
  const exempt = everydayChanges[entity]
  const fields = Object.entries(changes)
  if (!exempt || fields.length === 0 || event === 'created' || event === 'deleted') return true
  return fields.some(
    ([field, [, next]]) => !Object.hasOwn(exempt, field) && !Object.hasOwn(exempt, `${field}=${String(next)}`),
  )
}
