import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type UserStatus = Schemas['UserStatus']

export const statuses = {
  invited: { label: m.users_status_invited, action: m.users_to_invited, tone: 'blue' },
  active: { label: m.users_status_active, action: m.users_to_active, tone: 'green' },
  blocked: { label: m.users_status_blocked, action: m.users_to_blocked, tone: 'red' },
  archived: { label: m.users_status_archived, action: m.users_to_archived, tone: 'grey' },
} as const satisfies Record<UserStatus, object>
