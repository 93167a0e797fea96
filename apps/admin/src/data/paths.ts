/** The addresses of all screens by name: `users` is a record, `users.list` its list. Each registry of sections extends it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Paths {}

export type PathName = keyof Paths

/** Names whose address has an id. */
export type RecordName = { [Name in PathName]: Paths[Name] extends `${string}:${string}` ? Name : never }[PathName]

/** Names of lists. */
type ListName = Extract<PathName, `${string}.list`>

/** Entries that are null stay out of the address. */
type Query = Readonly<Record<string, string | number | boolean | null>>
type Arguments<Name extends PathName> = Name extends RecordName ? [id: number | string, query?: Query] : [query?: Query]

/** Mails and other programs link to a record by its resource; only the panel knows where it is shown. */
export const RECORD_LINK = '/go/:resource/:id'

const pathsByName = new Map<string, string>()

/** Sections register their addresses here, because shared code must not import sections. */
export function knowPaths(paths: Readonly<Record<string, string>>) {
  for (const [name, path] of Object.entries(paths)) pathsByName.set(name, path)
}

/** The address of a screen: `pathTo('users', 5)`, `pathTo('users.list', { role_id: 5 })`. It is `/` before the sections have loaded. */
export function pathTo<Name extends PathName>(name: Name, ...args: Arguments<Name>): string
export function pathTo(name: string, idOrQuery?: number | string | Query, more?: Query) {
  const [id, query] = typeof idOrQuery === 'object' ? [undefined, idOrQuery] : [idOrQuery, more]
  // Parameters side by side are one name: `product/5`.
  const path = (pathsByName.get(name) ?? '/').replace(/:\w+(?:\/:\w+)*/, String(id))
  if (!query) return path
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  )
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** The address of a resource's record; null without a page of its own. */
export function recordPath(resource: string, id: number | null): string | null {
  return isRecordName(resource) && id !== null ? pathTo(resource, id) : null
}

/** The address of a resource's list under these filters; null without a screen of its own. */
export function listPath(resource: string, query: Query): string | null {
  const name = `${resource}.list`
  return isListName(name) ? pathTo(name, query) : null
}

const isListName = (name: string): name is ListName => pathsByName.has(name)

function isRecordName(name: string): name is RecordName {
  return /^\w+$/.test(name) && (pathsByName.get(name)?.includes(':') ?? false)
}
