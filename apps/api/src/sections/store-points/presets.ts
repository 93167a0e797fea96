import { pointPresets, pointWithoutPreset } from '@admin-panel/sdk/validation'
import { keysOf, omit, pick } from '#text/pick.ts'
import type { FieldsOf } from '#records/record.ts'
import type { storePoint } from './schema.ts'

type Type = (typeof storePoint.$inferSelect)['type']
type Fields = FieldsOf<typeof storePoint>

const PRESETS: Record<Type, Fields> = pointPresets

/** A new point with what its type sets unless told. */
export function withPreset(type: Type, input: Fields): Fields {
  return { ...input, ...lacking(type), ...PRESETS[type], ...pickOwn(type, input) }
}

/** A change of a point: what its type lacks is cleared, whatever it was before. */
export function withinPreset(type: Type, input: Fields): Fields {
  return { ...input, ...lacking(type) }
}

function lacking(type: Type): Fields {
  return omit<Fields>(pointWithoutPreset, keysOf(PRESETS[type]))
}

function pickOwn(type: Type, input: Fields): Fields {
  return pick(
    input,
    keysOf(PRESETS[type]).filter((field) => input[field] !== undefined),
  )
}
