import { types } from 'pg'
import { is, SQL, StringChunk } from '#db/drizzle.ts'
import { type DeclaredTypes, VALUE } from './declared-types.ts'
import { type ColumnKind, faultOf, fits, nameOf } from './shape.ts'

/** A column of a result, as the driver describes it. */
export interface Column {
  name: string
  dataTypeID: number
}

const ROWS_AT_MOST = 20

const { INT2, INT4, INT8, OID, FLOAT4, FLOAT8, BOOL, BYTEA, JSON: TEXT_JSON, JSONB } = types.builtins
const KINDS = new Map<number, ColumnKind>([
  ...[INT2, INT4, INT8, OID, FLOAT4, FLOAT8].map((id) => [id, 'number'] as const),
  [BOOL, 'boolean'],
  [BYTEA, 'bytes'],
  [TEXT_JSON, 'anything'],
  [JSONB, 'anything'],
  // bool[], int2[], int4[], text[], int8[], float4[], float8[]; drizzle leaves arrays of numerics and moments as texts.
  ...[1000, 1005, 1007, 1009, 1016, 1021, 1022].map((id) => [id, 'list'] as const),
])

/** Compares rows by name with what the call of `execute` declares. */
export function faultsOfRows(
  { shapes, rows: declared }: DeclaredTypes,
  at: string,
  columns: readonly Column[],
  rows: readonly unknown[],
): string[] {
  const index = declared[at]
  const shape = index === undefined ? undefined : shapes[index]
  if (index === undefined || shape?.is !== 'record') return []
  const names = new Set(columns.map(({ name }) => name))
  const fields = Object.entries(shape.fields)
  const absent = fields
    .filter(([name, { isOptional }]) => !isOptional && !names.has(name))
    .map(([name]) => `the statement returns no column «${name}»`)
  const extra = [...names]
    .filter((name) => !(name in shape.fields) && (fields.length > 0 || shape.others === undefined))
    .map((name) => `the type has no column «${name}»`)
  const unfit = columns.flatMap(({ name, dataTypeID }) => {
    const field = shape.fields[name]?.shape
    return field === undefined ? [] : faultsOfKind(shapes, field, name, dataTypeID)
  })
  const faults = [...absent, ...extra, ...unfit]
  const ofValues = faults.length > 0 ? [] : rows.slice(0, ROWS_AT_MOST).map((row) => faultOf(shapes, index, row, 'row'))
  return [...faults, ...ofValues.filter((fault) => fault !== undefined)].map((fault) => `${at}: ${fault}`)
}

/** Compares the values of one column with what its template `sql` declares. */
export function faultsOfColumn(
  { shapes, columns: declared }: DeclaredTypes,
  name: string,
  field: unknown,
  dataTypeID: number,
  values: readonly unknown[],
): string[] {
  const template = is(field, SQL.Aliased) ? field.sql : field
  if (!is(template, SQL) || isDecoded(template)) return []
  const all = declared[textOf(template)] ?? []
  const named = all.filter((one) => one.name === name)
  const faults = (named.length > 0 ? named : all).map(({ at, shape }) => {
    const [fault] = [
      ...faultsOfKind(shapes, shape, name, dataTypeID),
      ...values.slice(0, ROWS_AT_MOST).map((value) => faultOf(shapes, shape, value, name)),
    ].filter((one) => one !== undefined)
    return fault && `${at}: ${fault}`
  })
  return faults.includes(undefined) ? [] : faults.filter((fault) => fault !== undefined)
}

function faultsOfKind(shapes: DeclaredTypes['shapes'], shape: number, name: string, dataTypeID: number): string[] {
  const kind = KINDS.get(dataTypeID) ?? 'string'
  if (fits(shapes, shape, kind)) return []
  return [`the column «${name}» holds a ${kind} and not ${nameOf(shapes, shape)}`]
}

/** The type of `mapWith` replaces that of the template. */
function isDecoded({ decoder }: SQL & { decoder?: object }): boolean {
  return decoder !== Reflect.get(new SQL([]), 'decoder')
}

function textOf({ queryChunks }: SQL): string {
  return queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : VALUE)).join('')
}
