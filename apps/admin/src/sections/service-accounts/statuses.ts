import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export const statuses: Statuses<Schemas['ServiceAccountStatus']> = {
  active: { label: m.enum_service_account_status_active, action: m.users_to_active, tone: 'green' },
  blocked: {
    label: m.enum_service_account_status_blocked,
    action: m.users_to_blocked,
    tone: 'red',
    isDanger: true,
  },
  archived: {
    label: m.enum_service_account_status_archived,
    action: m.users_to_archived,
    tone: 'grey',
    isDanger: true,
  },
}

const consequences: Partial<Record<Schemas['ServiceAccountStatus'], () => string>> = {
  blocked: m.service_blocks_keys,
  archived: m.service_archives_keys,
}

export const describeStatus = (status: Schemas['ServiceAccountStatus']) => consequences[status]?.()
