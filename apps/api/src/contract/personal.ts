import type { PermissionName } from '@admin-panel/permissions'
import { type EntityName, resourceEntities } from '@admin-panel/sdk/resources'
import type { Principal } from '#db/actor.ts'
import { isRecord } from '#text/is-record.ts'
import { isMasked, masked, maskedWords } from '#text/masked.ts'
import { type Personal, readContract, type Schema } from './operations.ts'

/** Whether a reader sees the fields of a permission in full. */
export type Sees = (permission: PermissionName) => boolean

/** The personal fields that a reader sees in their scope; a visitor sees none. */
export const seesOf =
  (reader: Pick<Principal, 'scope' | 'sees'> | undefined): Sees =>
  (permission) =>
    reader?.sees[reader.scope].includes(permission) === true

/** Changes every personal value of a body; one that becomes undefined is taken out. */
type Visit = (body: unknown, change: (value: unknown, personal: Personal) => unknown) => unknown

/** The way to the personal fields of a schema; undefined where it has none. */
function visitOf(schema: Schema | undefined): Visit | undefined {
  if (!schema) return undefined
  const { 'x-personal': personal } = schema
  if (personal) return (value, change) => change(value, personal)
  const item = visitOf(schema.items)
  if (item) return (body, change) => (Array.isArray(body) ? body.map((value: unknown) => item(value, change)) : body)
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const visit = visitOf(field)
    return visit ? [[name, visit] as const] : []
  })
  const branches = (schema.anyOf ?? []).flatMap((branch) => visitOf(branch) ?? [])
  if (fields.length === 0 && branches.length === 0) return undefined
  return (body, change) => {
    const branched = branches.reduce((value, visit) => visit(value, change), body)
    if (!isRecord(branched) || Array.isArray(branched) || fields.length === 0) return branched
    const next = { ...branched }
    for (const [name, visit] of fields) {
      if (!(name in next)) continue
      next[name] = visit(next[name], change)
      if (next[name] === undefined) Reflect.deleteProperty(next, name)
    }
    return next
  }
}

/** Masks what its reader may not see of a reply. */
export function masker(schema: Schema | undefined): ((body: unknown, sees: Sees) => unknown) | undefined {
  const visit = visitOf(schema)
  return (
    visit &&
    ((body, sees) => visit(body, (value, { kind, permission }) => (sees(permission) ? value : masked(kind, value))))
  )
}

/** Takes out of an input what a mask left: it is no new value, and the field keeps its own. */
export function unmasker(schema: Schema | undefined): ((body: unknown) => unknown) | undefined {
  const visit = visitOf(schema)
  return visit && ((body) => visit(body, (value) => (isMasked(value) ? undefined : value)))
}

let byEntity: ReadonlyMap<string, Readonly<Record<string, Personal>>> | undefined

/** Texts of staff about a record; its log and its past have more of them than its page. */
const WRITTEN: Personal = { kind: 'written', permission: 'order.personal' }
const COMMENT = /(?:^|_)comment(?:_|$)/

/** The kind of a record's field, if it is personal. */
export const personalOf = (entity: string, field: string): Personal | undefined =>
  personalFields(entity)[field] ?? (COMMENT.test(field) ? WRITTEN : undefined)

/** The fields of an entity's records that are personal as a whole, by name. */
export function personalFields(entity: string): Readonly<Record<string, Personal>> {
  byEntity ??= readFields()
  return byEntity.get(entity) ?? {}
}

function readFields() {
  const found = new Map<EntityName, Record<string, Personal>>()
  for (const { id, reply } of readContract()) {
    const [resource = '', verb] = id.split('.')
    const entity = Object.entries(resourceEntities).find(([name]) => name === resource)?.[1]
    if (verb !== 'view' || !entity) continue
    const fields = Object.entries(reply?.properties ?? {}).flatMap(([name, { 'x-personal': personal }]) =>
      personal && personal.kind !== 'written' ? [[name, personal] as const] : [],
    )
    if (fields.length > 0) found.set(entity, { ...found.get(entity), ...Object.fromEntries(fields) })
  }
  return found
}

/** Every permission to see personal data. */
export function personalPermissions(): PermissionName[] {
  byEntity ??= readFields()
  const fields = [...byEntity.values()].flatMap((one) => Object.values(one))
  return [...new Set(fields.map(({ permission }) => permission))]
}

/** Masks what the reader may not see of a record or a row of these field names. */
export function maskedRecord<Row extends object>(entity: string, row: Row, sees: Sees): Row {
  const present = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const personal = personalOf(entity, name)
    return [name, personal && !sees(personal.permission) ? masked(personal.kind, value) : value]
  })
  return { ...row, ...Object.fromEntries(present) }
}

/** Filters as others may see them, and as the log keeps them: the search may be a buyer's phone. */
export function withoutContacts<Filters extends object>(entity: string, filters: Filters): Filters {
  if (!Object.values(personalFields(entity)).some(({ kind }) => kind === 'phone')) return filters
  return 'q' in filters && typeof filters.q === 'string' ? { ...filters, q: maskedWords(filters.q) } : filters
}
