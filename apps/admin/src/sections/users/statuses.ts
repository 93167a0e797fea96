import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type UserStatus = Schemas['UserStatus']

export const statuses: Statuses<UserStatus> = {
  invited: { label: m.enum_user_status_invited, action: m.users_to_invited },
  active: { label: m.enum_user_status_active, action: m.users_to_active },
  blocked: { label: m.enum_user_status_blocked, action: m.users_to_blocked, isDanger: true },
  archived: { label: m.enum_user_status_archived, action: m.users_to_archived },
}

export const describeStatus = (status: UserStatus) => (status === 'active' ? undefined : m.users_status_ends_sessions())
export const hasUntil = (status: UserStatus) => status === 'blocked'
