import type { Schemas } from '@admin-panel/sdk'
import { conflict } from '#http/errors.ts'

export type UserStatus = Schemas['UserStatus']

export const statusLabels: Record<UserStatus, string> = {
  invited: 'Приглашён',
  active: 'Активен',
  blocked: 'Заблокирован',
  archived: 'В архиве',
}

/** Where a status goes by hand. An invitation becomes active only by the link of its mail. */
const NEXT: Record<UserStatus, UserStatus[]> = {
  invited: ['archived'],
  active: ['blocked', 'archived'],
  blocked: ['active', 'archived'],
  archived: ['blocked'],
}

export function availableStatuses(from: UserStatus) {
  return NEXT[from].map((status) => ({
    status,
    label: statusLabels[status],
    requires_reason: false,
    requires_comment: false,
    reason_operation: reasonOperation(status),
  }))
}

/** The operation whose reasons may be given for a status. */
export function reasonOperation(to: UserStatus) {
  return to === 'blocked' ? ('user_block' as const) : null
}

export function refuseIllegal(from: UserStatus, to: UserStatus) {
  if (!NEXT[from].includes(to)) throw conflict(`Нельзя перевести из «${statusLabels[from]}» в «${statusLabels[to]}»`)
}
