import type { Permission } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { notify } from './notify.ts'

/** Shows the rule's message followed by the missing permissions, and by what the back end lacks. */
export async function notifyDenied(missing: readonly (Permission | Schemas['Part'])[]) {
  const { missingRights } = await import('./missing-rights.ts')
  await notify({ status: 'error', message: m.access_denied(), items: missingRights(missing) })
}
