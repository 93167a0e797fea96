import { client } from '#data/client.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import type { Point } from './point-screen.tsx'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'

type PointStatus = Schemas['StorePointStatus']

/** A pause ends in «at work» and a block in a pause: these transitions have labels of their own. */
function statusesFrom(status: PointStatus): Statuses<PointStatus> {
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
const describeStatus = (status: PointStatus) => effects[status]?.()
const hasUntil = (status: PointStatus) => status === 'paused'

interface PointStatusProps {
  point: Point
  onChanged?: (point: Point) => void
}

/** The state of a point and its legal transitions. */
export function PointStatusMenu({ point, onChanged }: PointStatusProps) {
  return (
    <StatusMenu
      of="storePoints"
      permission="store-point.statusChange"
      statuses={statusesFrom(point.status)}
      record={point}
      name={point.name}
      change={client.api.storePoints.statusChange}
      describe={describeStatus}
      hasUntil={hasUntil}
      hindered={{ to: 'closed', read: client.api.storePoints.obstacles, instead: 'paused' }}
      timeZone={point.time_zone}
      onChanged={onChanged}
    />
  )
}
