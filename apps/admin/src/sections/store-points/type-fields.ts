import type { Schemas } from '@admin-panel/sdk'
import { pointPresets, pointWithoutPreset } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

type PointType = Schemas['StorePointType']

export type TypeField = keyof typeof pointWithoutPreset

const isTypeField = (name: string): name is TypeField => name in pointWithoutPreset

/** The fields of each type of point, in order; the server clears them when the type changes. */
export const fieldsOf = (type: PointType): readonly TypeField[] => Object.keys(pointPresets[type]).filter(isTypeField)

export function groupOf(type: PointType) {
  const preset = pointPresets[type]
  if ('cutoff' in preset) return m.points_group_shipping()
  return 'storage_days' in preset ? m.points_group_pickup() : m.points_group_service()
}
