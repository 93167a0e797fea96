import type { Schemas } from '@admin-panel/sdk'
import { type EntityName, type Resource, resourceEntities } from '@admin-panel/sdk/resources'
import type { PermissionName } from '@admin-panel/permissions'
import { type Operation, readContract, type Schema } from '#contract/operations.ts'
import { say } from '#text/language/say.ts'
import { invalid } from '#errors.ts'
import { isRecord } from '#text/is-record.ts'

/** An operation of the contract that can be applied to many records. */
export interface ManyCall {
  id: string
  kind: Schemas['OperationKind']
  /** `bulk` takes many records at once, `record` one. */
  takes: 'bulk' | 'record' | 'rows' | 'filters'
  operation: Operation
  resource: Resource
  entity: EntityName
  /** One of them suffices to run it. */
  permissions: readonly PermissionName[]
}

let calls: ReadonlyMap<string, ManyCall> | undefined

/** Every call that an operation may apply, by its id. */
export function manyCalls(): ReadonlyMap<string, ManyCall> {
  calls ??= new Map(
    readContract().flatMap((operation) => [describe(operation)].flatMap((call) => (call ? [[call.id, call]] : []))),
  )
  return calls
}

export function requireCall(id: string): ManyCall {
  const call = manyCalls().get(id)
  if (!call) throw invalid({ call: [say`Действие: «${id}» не выполняется для многих записей`] })
  return call
}

/** The fields of a single record's change that the contract opens to changes of many. */
export function fieldsForMany({ operation }: ManyCall): string[] {
  return Object.entries(operation.body?.properties ?? {}).flatMap(([field, schema]) =>
    schema['x-bulk'] ? [field] : [],
  )
}

function describe(operation: Operation): ManyCall | undefined {
  const { id, permission } = operation
  const [name = ''] = id.split('.')
  const takes = takesOf(operation)
  if (!takes || !Array.isArray(permission) || !isResource(name)) return undefined
  const kind = ({ bulk: 'change', record: 'change', rows: 'import', filters: 'export' } as const)[takes]
  return { id, kind, takes, operation, resource: name, entity: resourceEntities[name], permissions: permission }
}

const isResource = (name: string): name is Resource => Object.hasOwn(resourceEntities, name)

const ONE_AT_A_TIME = /\.(?:statusChange|enable|disable)$/

function takesOf(operation: Operation): ManyCall['takes'] | undefined {
  const { id, method, path, body, ifMatch, imports } = operation
  if (imports && id.endsWith('.upsert')) return 'rows'
  if (method === 'GET' && path.endsWith('/export')) return 'filters'
  if (method !== 'PUT') return undefined
  if (isOfItems(body)) return 'bulk'
  if (!path.endsWith('/{id}') || !ifMatch) return undefined
  const opens = Object.values(body?.properties ?? {}).some((schema) => schema['x-bulk'])
  return ONE_AT_A_TIME.test(id) || (id.endsWith('.update') && opens) ? 'record' : undefined
}

/** A bulk call takes records by id and version and nothing else of each. */
function isOfItems(body: Schema | undefined): boolean {
  const item = body?.properties?.['items']?.items?.properties
  return isRecord(item) && Object.keys(item).toSorted().join() === 'id,version'
}

/** The list whose records a call changes. */
export function listCall({ resource }: ManyCall): Operation | undefined {
  return readContract().find(({ id }) => id === `${resource}.list`)
}

/** Any of them shows the records of a call. */
export function viewPermissions(call: ManyCall): readonly PermissionName[] {
  const permission = listCall(call)?.permission
  return Array.isArray(permission) ? permission : []
}
