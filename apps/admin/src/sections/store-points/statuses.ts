import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'

export type PointStatus = Schemas['StorePointStatus']

/** A pause ends in «at work» and a block in a pause: these transitions have labels of their own. */
export function statusesFrom(status: PointStatus): Statuses<PointStatus> {
  const { active, paused } = pointStatuses
  return {
    ...pointStatuses,
    ...(status === 'paused' && { active: { ...active, action: m.points_resume } }),
    ...(status === 'blocked' && { paused: { ...paused, action: m.points_unblock } }),
  }
}

const effects: Partial<Record<PointStatus, () => string>> = {
  paused: m.points_effect_paused,
  closed: m.points_effect_closed,
}

/** The consequences of a status change. */
export const describeStatus = (status: PointStatus) => effects[status]?.()
export const hasUntil = (status: PointStatus) => status === 'paused'
