import { client } from '#data/client.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import type { Point } from './point-screen.ts'
import { describeStatus, hasUntil, statusesFrom } from './statuses.ts'

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
      timeZone={point.time_zone}
      onChanged={onChanged}
    />
  )
}
