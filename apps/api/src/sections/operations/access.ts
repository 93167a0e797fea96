import type { PermissionName } from '@admin-panel/permissions'
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from '#db/drizzle.ts'
import { isAdministrator, reachOfRoles } from '#contract/identity.ts'
import { readContract } from '#contract/operations.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { notFound } from '#errors.ts'
import { identityOfUser } from '#sections/auth/public.ts'
import { reaches } from '#records/access/reach.ts'
import { isOfAgent, isSamePerson, keysOf } from './authors/authors.ts'
import { manyCalls } from './calls/calls.ts'
import { operation, type StoredOperation } from './schema.ts'
import { type Action, isPossible } from './states/states.ts'

/** Whether the author of a proposal may run it themselves. */
export async function mayRun(db: Database, env: Env, proposal: StoredOperation, at: Date): Promise<boolean> {
  // The rights to each record are asked for where it is written.
  if (proposal.kind === 'restore') return true
  const permissions = permissionsOf(proposal)
  const { author_id: userId, author_key_id: keyId } = proposal
  const identity = await identityOfUser(db, { userId, keyId, permissions: [...permissions], at })
  if (!identity) return false
  return isAdministrator(identity.roles, env.adminCheck) || reachOfRoles(identity.roles, permissions) !== 'none'
}

/** One of them suffices to run the call of an operation. */
export function permissionsOf({ call }: Pick<StoredOperation, 'call'>): readonly PermissionName[] {
  return manyCalls().get(call)?.permissions ?? []
}

/** What it takes to decide on an operation of others: one permission of each list. Nobody but an administrator holds one of none. */
export function rightsOf({ kind, call, rights }: Pick<StoredOperation, 'kind' | 'call' | 'rights'>) {
  const needed = kind === 'restore' ? (rights ?? []) : [permissionsOf({ call })]
  return needed.length > 0 ? needed : [[]]
}

/** An operation, and the one that undoes it. */
export type Known = StoredOperation & { undoing: number | null }

/** The access of the caller to operations, by present rights. */
export interface Access {
  /** The operations that the caller sees: their own, and those that they may run for all companies, exports aside. */
  visible: SQL | undefined
  /** Those of them that wait for somebody else, such as the caller. */
  awaiting: SQL | undefined
  actions: (one: Known, at: Date) => Action[]
  /** Whether an agent prepared it and the caller is a program, which may never start it. */
  needsPerson: (one: StoredOperation) => boolean
  /** Whether it takes somebody else than the caller to decide on it. */
  needsOther: (one: StoredOperation) => boolean
}

let writable: readonly PermissionName[] | undefined

/** Every permission by which a record is written or seen. */
function everyPermission(): readonly PermissionName[] {
  writable ??= [...new Set(readContract().flatMap(({ permission }) => (Array.isArray(permission) ? permission : [])))]
  return writable
}

export async function accessOf(db: Database, actor: Actor): Promise<Access> {
  const calls = [...manyCalls().values()]
  const keys = await keysOf(db)
  const reach = await reaches(db, actor, everyPermission())
  const everywhere = calls.flatMap(({ id, kind, permissions }) =>
    kind !== 'export' && reach(permissions) === 'all' ? [id] : [],
  )
  const held = everyPermission().filter((name) => reach([name]) === 'all')
  const isOwn = (one: StoredOperation) => one.author_id === actor.userId || one.starter_id === actor.userId
  const own = or(eq(operation.author_id, actor.userId), eq(operation.starter_id, actor.userId))
  const restorable = sql`jsonb_array_length(${operation.rights}) > 0 and not exists (
    select from jsonb_array_elements(${operation.rights}) as needed (names) where not names ?| ${sql.param(held)}::text[])`
  const mayDo = (one: StoredOperation) =>
    actor.administrator ||
    (one.kind === 'restore' && isOwn(one)) ||
    rightsOf(one).every((permissions) => reach(permissions) !== 'none')

  const needsPerson = (one: StoredOperation) => actor.sessionId === null && isOfAgent(keys, one)
  const isSame = (one: StoredOperation) => isSamePerson(keys, one, actor)
  const needsOther = (one: StoredOperation) =>
    one.status === 'waiting' && (one.author_id === actor.userId || (one.second_person && isSame(one)))

  function permits(one: StoredOperation, action: Action): boolean {
    if (action === 'start') return mayDo(one) && !needsPerson(one) && !needsOther(one)
    if (action === 'reject') return mayDo(one) && !needsOther(one)
    if (action === 'stop') return mayDo(one) || isOwn(one)
    if (action === 'withdraw') return isSame(one)
    return action === 'repeat' ? isOwn(one) : mayDo(one)
  }
  const visible = actor.administrator
    ? undefined
    : or(own, inArray(operation.call, everywhere), and(eq(operation.kind, 'restore'), restorable))
  const madeKeys = [...keys].flatMap(([id, { makers }]) => (makers.includes(actor.userId) ? [id] : []))
  return {
    visible,
    awaiting: and(
      eq(operation.status, 'waiting'),
      ne(operation.author_id, actor.userId),
      or(
        eq(operation.second_person, false),
        isNull(operation.author_key_id),
        sql`${operation.author_key_id} <> all(${sql.param(madeKeys)}::int8[])`,
      ),
      visible,
    ),
    // An agent only prepares.
    actions: (one, at) =>
      actor.isAgent ? [] : ACTIONS.filter((action) => permits(one, action) && isPossible(one, action, at)),
    needsPerson,
    needsOther,
  }
}

const ACTIONS: readonly Action[] = ['start', 'stop', 'reject', 'withdraw', 'repeat', 'undo']

/** Finds an operation that the caller may see; 404 for all others. */
export async function requireVisible(db: Database, { visible }: Access, id: number): Promise<Known> {
  const [found] = await db
    .select()
    .from(operation)
    .where(and(eq(operation.id, id), visible ?? sql`true`))
  if (!found) throw notFound()
  const undoing = await undoingOf(db, [id])
  return { ...found, undoing: undoing.get(id) ?? null }
}

/** By which operations these are being undone or were; one that has changed nothing and will not counts no more. */
export async function undoingOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: operation.id, undoes: operation.undoes })
    .from(operation)
    .where(
      and(
        inArray(operation.undoes, [...ids]),
        sql`status not in ('rejected', 'withdrawn') and (status <> 'done' or changed > 0)`,
      ),
    )
  return new Map(rows.map(({ id, undoes }) => [undoes ?? 0, id]))
}

/** Locks an operation and reads it again: what was read before may have passed. */
export async function lockOperation(tx: Database, id: number): Promise<Known | undefined> {
  const [locked] = await tx.select().from(operation).where(eq(operation.id, id)).for('update')
  if (!locked) return undefined
  const undoing = await undoingOf(tx, [id])
  return { ...locked, undoing: undoing.get(id) ?? null }
}
