import { m } from '#paraglide/messages.js'
import type { PointKind } from '#shop/store-points/kinds.ts'

/** The texts that differ between the two sections. */
export const texts: Readonly<Record<PointKind, { title: () => string; new: () => string }>> = {
  warehouse: { title: m.points_warehouse_title, new: m.points_warehouse_new },
  pickup: { title: m.points_pickup_title, new: m.points_pickup_new },
}
