import type { Permission } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'
import { notify } from './notify.ts'

/** Shows the rule's message followed by the missing permissions. */
export async function notifyDenied(missing: readonly Permission[]) {
  const { missingRights } = await import('#text/missing-rights.ts')
  await notify({ status: 'error', message: m.access_denied(), items: missingRights(missing) })
}
