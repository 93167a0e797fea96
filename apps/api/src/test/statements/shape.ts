/** A declared type, as far as values can be compared with it; types refer to each other by their places in a list. */
export type Shape =
  | { is: 'anything' }
  | { is: Kind }
  | { is: 'literal'; value: string | number | boolean }
  | { is: 'one of'; shapes: number[] }
  | { is: 'list'; of: number }
  | { is: 'tuple'; of: number[] }
  | { is: 'record'; fields: Record<string, Field>; others: number | undefined }

export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'undefined' | 'bytes' | 'date'

interface Field {
  shape: number
  isOptional: boolean
}

/** What the value of a column is, where no row shows one. */
export type ColumnKind = Kind | 'list' | 'anything'

/** Says where a value differs from the shape, or returns undefined. */
export function faultOf(shapes: readonly Shape[], index: number, value: unknown, path: string): string | undefined {
  const shape = shapes[index]
  if (!shape || shape.is === 'anything') return undefined
  const fault = `${path} is ${brief(value)} and not ${nameOf(shapes, index)}`
  switch (shape.is) {
    case 'literal':
      return value === shape.value ? undefined : fault
    case 'one of': {
      const faults = shape.shapes.map((one) => faultOf(shapes, one, value, path))
      if (faults.includes(undefined)) return undefined
      // The fault of a part says more than «none of these».
      return faults.find((one) => one?.startsWith(`${path}.`) ?? one?.startsWith(`${path}[`)) ?? fault
    }
    case 'list':
      if (!Array.isArray(value)) return fault
      return first(value.map((item: unknown, place) => faultOf(shapes, shape.of, item, `${path}[${place}]`)))
    case 'tuple':
      if (!Array.isArray(value) || value.length !== shape.of.length) return fault
      return first(shape.of.map((of, place) => faultOf(shapes, of, value[place], `${path}[${place}]`)))
    case 'record':
      if (kindOf(value) !== 'record') return fault
      return first([
        ...Object.entries(shape.fields).map(([name, field]) => {
          const part: unknown = Reflect.get(Object(value), name)
          if (part === undefined) return field.isOptional ? undefined : `${path}.${name} is absent`
          return faultOf(shapes, field.shape, part, `${path}.${name}`)
        }),
        ...Object.entries<unknown>(Object(value)).map(([name, part]) =>
          shape.others === undefined || name in shape.fields
            ? undefined
            : faultOf(shapes, shape.others, part, `${path}.${name}`),
        ),
      ])
    default:
      return kindOf(value) === shape.is ? undefined : fault
  }
}

/** Whether a column of this kind may hold values of the shape. */
export function fits(shapes: readonly Shape[], index: number, kind: ColumnKind): boolean {
  const shape = shapes[index]
  if (!shape || shape.is === 'anything' || kind === 'anything') return true
  if (shape.is === 'one of') return shape.shapes.some((one) => fits(shapes, one, kind))
  if (shape.is === 'literal') return typeof shape.value === kind
  return shape.is === kind || (shape.is === 'tuple' && kind === 'list')
}

export function nameOf(shapes: readonly Shape[], index: number): string {
  const shape = shapes[index]
  if (shape?.is === 'one of') return shape.shapes.map((one) => nameOf(shapes, one)).join(' | ')
  return shape?.is === 'literal' ? JSON.stringify(shape.value) : (shape?.is ?? 'anything')
}

const first = (faults: (string | undefined)[]) => faults.find((fault) => fault !== undefined)

function kindOf(value: unknown): Shape['is'] {
  if (value === null) return 'null'
  if (value === undefined) return 'undefined'
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return typeof value as 'string' | 'number' | 'boolean'
  if (value instanceof Uint8Array) return 'bytes'
  if (value instanceof Date) return 'date'
  return Array.isArray(value) ? 'list' : 'record'
}

function brief(value: unknown): string {
  return `${kindOf(value)} ${(JSON.stringify(value) ?? '').slice(0, 60)}`.trim()
}
