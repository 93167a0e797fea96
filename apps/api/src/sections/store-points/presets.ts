import { pointPresets, pointWithoutPreset } from '@admin-panel/sdk/validation'
import { keysOf, omit, pick } from '#text/pick.ts'
import type { FieldsOf } from '#records/record.ts'
import type { storePoint } from './schema.ts'

type Type = (typeof storePoint.$inferSelect)['type']
type Fields = FieldsOf<typeof storePoint>

const PRESETS: Record<Type, Fields> = pointPresets

/** A new point gets the defaults of its type where the input has no value. */
export function withPreset(type: Type, input: Fields): Fields {
  return { ...input, ...unsupportedFields(type), ...PRESETS[type], ...pickOwn(type, input) }
}

/** On an update, fields that the type does not support are cleared. */
export function withinPreset(type: Type, input: Fields): Fields {
  return { ...input, ...unsupportedFields(type) }
}

function unsupportedFields(type: Type): Fields {
  return omit<Fields>(pointWithoutPreset, keysOf(PRESETS[type]))
}

function pickOwn(type: Type, input: Fields): Fields {
  return pick(
    input,
    keysOf(PRESETS[type]).filter((field) => input[field] !== undefined),
  )
}
