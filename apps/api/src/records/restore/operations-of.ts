import { type Operation, readContract, type Schema } from '#contract/operations.ts'
import { allResources } from '#records/resources.ts'

/** The operations of the contract on one record of an entity. */
export interface OperationsOf {
  view?: Operation
  create?: Operation
  update?: Operation
  statusChange?: Operation
  enable?: Operation
  disable?: Operation
  delete?: Operation
  /** Writes such records by lists. */
  upsert?: Operation
}

type Verb = Exclude<keyof OperationsOf, 'upsert'>

const PLACES: Readonly<Record<Verb, string>> = {
  view: 'GET /{id}',
  create: 'POST ',
  update: 'PUT /{id}',
  statusChange: 'PUT /status-change/{id}',
  enable: 'PUT /enable/{id}',
  disable: 'PUT /disable/{id}',
  delete: 'DELETE /{id}',
}

const operations = new Map<string, OperationsOf>()

/** Finds the operations of an entity by their addresses; a section declares those that stand elsewhere. */
export function operationsOf(entity: string): OperationsOf {
  const known = operations.get(entity)
  if (known) return known
  const declared = new Map<string, string>(Object.entries(allResources().get(entity)?.back?.operations ?? {}))
  const address = new RegExp(`^/api/[\\w-]+/admin/${entity}(/.*)?$`)
  const placed = new Map<string, Operation>()
  const byId = new Map<string, Operation>()
  for (const operation of readContract()) {
    byId.set(operation.id, operation)
    const [, rest = ''] = address.exec(operation.path) ?? []
    if (address.test(operation.path)) placed.set(`${operation.method} ${rest}`, operation)
  }
  const found: OperationsOf = Object.fromEntries(
    Object.entries(PLACES).flatMap(([verb, place]) => {
      const operation = byId.get(declared.get(verb) ?? '') ?? placed.get(place)
      return operation ? [[verb, operation]] : []
    }),
  )
  const upsert = byId.get(allResources().get(entity)?.back?.upsert ?? '')
  if (upsert) found.upsert = upsert
  operations.set(entity, found)
  return found
}

/** The schemas of the fields of a record that can be written, as their input has them. */
export function fieldsOf(entity: string): ReadonlyMap<string, Schema> {
  const { create, update } = operationsOf(entity)
  const bodies = [create?.body, update?.body, rowsOf(entity)]
  const inputs = bodies.flatMap((body) => Object.entries(body?.properties ?? {}))
  return new Map<string, Schema>([...SWITCHES, ...inputs])
}

const SWITCHES: [string, Schema][] = [
  ['status', { type: 'string' }],
  ['is_active', { type: 'boolean' }],
]

/** The rows of an entity that is written by lists alone. */
export function rowsOf(entity: string): Schema | undefined {
  return operationsOf(entity).upsert?.body?.properties?.['items']?.items
}

/** The part of a value that an input of this schema has: a view has names beside ids. */
export function asInput(value: unknown, schema: Schema | undefined): unknown {
  const branch = schema?.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema
  if (Array.isArray(value)) return value.map((item) => asInput(item, branch?.items))
  if (!isObject(value) || !branch?.properties) return value
  const { properties } = branch
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      Object.hasOwn(properties, name) ? [[name, asInput(part, properties[name])]] : [],
    ),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
