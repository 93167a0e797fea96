import type { Schemas } from '@admin-panel/sdk'
import type { Call, Handlers, Section } from '#contract/handlers.ts'
import { refusalOfDeletion } from '#records/access/record-access.ts'

/** The blockers come from the deletion itself, so the rule is written once. */
export function deletionsOf(handlersOf: () => Handlers) {
  async function check(call: Call<'deletions.check'>): Promise<Schemas['Hindrances']> {
    const refusal = await refusalOfDeletion(handlersOf(), call, call.query)
    return { message: refusal?.message ?? null, items: [...(refusal?.obstacles ?? [])] }
  }
  return { 'deletions.check': check } satisfies Section<'deletions'>
}
