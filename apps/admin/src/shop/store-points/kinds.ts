import type { Schemas } from '@admin-panel/sdk'
import { pathTo } from '#data/paths.ts'

type PointType = Schemas['StorePointType']

/** Points that store goods, and points that hand them out or service cars: two sections over one resource. */
export const typesOf = {
  warehouse: ['shop', 'warehouse'],
  pickup: ['pickup_point', 'parcel_locker', 'service_center'],
} as const satisfies Record<string, readonly PointType[]>

export type PointKind = keyof typeof typesOf

export const kindOf = (type: PointType): PointKind => (type === 'shop' || type === 'warehouse' ? 'warehouse' : 'pickup')

/** The address of a point. */
export const pointPath = ({ id, type }: { id: number; type: PointType }) => pathTo(kindOf(type), id)
