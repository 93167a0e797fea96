import type { Schemas } from '@admin-panel/sdk'
import type { PermissionName } from '@admin-panel/permissions'
import { and, eq, inArray, or, type SQL, sql } from '#db/drizzle.ts'
import { isAdministrator, reachOfRoles } from '#contract/identity.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { notFound } from '#errors.ts'
import { identityOfUser } from '#sections/auth/public.ts'
import { serviceKey } from '#sections/service-keys/schema.ts'
import { reaches } from '#records/access/reach.ts'
import { atSecond } from '#text/moment.ts'
import { manyCalls } from './calls/calls.ts'
import { operation, type StoredOperation } from './schema.ts'

type Action = Schemas['OperationAction']

export const UNDO_DAYS = 30
const DAY = 24 * 60 * 60_000

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

/** Whether an agent has prepared it; a key is an agent's for good. */
export async function isOfAgent(db: Database, { author_key_id: keyId }: StoredOperation): Promise<boolean> {
  return keyId !== null && (await keysOfAgents(db)).has(keyId)
}

async function keysOfAgents(db: Database): Promise<ReadonlySet<number>> {
  const keys = await db.select({ id: serviceKey.id }).from(serviceKey).where(eq(serviceKey.is_agent, true))
  return new Set(keys.map(({ id }) => id))
}

/** One of them suffices to run an operation. */
export function permissionsOf({ call }: Pick<StoredOperation, 'call'>): readonly PermissionName[] {
  return manyCalls().get(call)?.permissions ?? []
}

/** What the caller may do with operations, by their rights of this moment. */
export interface Access {
  /** The operations that the caller sees: their own, and those of calls that they may make for all companies, exports aside. */
  visible: SQL | undefined
  actions: (one: StoredOperation, at: Date) => Action[]
  /** Whether an agent has prepared it and the caller is a program: it never starts that. */
  needsPerson: (one: StoredOperation) => boolean
}

export async function accessOf(db: Database, actor: Actor): Promise<Access> {
  const calls = [...manyCalls().values()]
  const reach = await reaches(db, actor, [...new Set(calls.flatMap(({ permissions }) => permissions))])
  const everywhere = calls.flatMap(({ id, kind, permissions }) =>
    kind !== 'export' && reach(permissions) === 'all' ? [id] : [],
  )
  const own = or(eq(operation.author_id, actor.userId), eq(operation.starter_id, actor.userId))
  const isOwn = (one: StoredOperation) => one.author_id === actor.userId || one.starter_id === actor.userId
  const mayDo = (one: StoredOperation) =>
    actor.administrator || (one.kind === 'restore' ? isOwn(one) : reach(permissionsOf(one)) !== 'none')

  const agentKeys = actor.sessionId === null ? await keysOfAgents(db) : new Set<number>()
  const needsPerson = ({ author_key_id: keyId }: StoredOperation) => keyId !== null && agentKeys.has(keyId)

  function actions(one: StoredOperation, at: Date): Action[] {
    // An agent only prepares.
    if (actor.isAgent) return []
    const may = mayDo(one)
    const isSecond = one.author_id !== actor.userId
    return [
      ...(may && isStartable(one) && !needsPerson(one) && (one.status !== 'waiting' || isSecond)
        ? (['start'] as const)
        : []),
      ...((may || isOwn(one)) && isUnderWay(one) ? (['stop'] as const) : []),
      ...(may && one.status === 'waiting' && isSecond ? (['reject'] as const) : []),
      ...(isOwn(one) && isOver(one) && isRepeatable(one) ? (['repeat'] as const) : []),
      ...(may && isUndoable(one, at) ? (['undo'] as const) : []),
    ]
  }
  const visible = actor.administrator ? undefined : or(own, inArray(operation.call, everywhere))
  return { visible, actions, needsPerson }
}

/** An export that has ended is made anew. */
const isStartable = ({ kind, status }: StoredOperation) =>
  kind !== 'export' && ['prepared', 'waiting', 'stopped', 'failed'].includes(status)
const isRepeatable = ({ kind, skipped }: StoredOperation) => kind === 'export' || (kind === 'change' && skipped > 0)
const isUnderWay = ({ status }: StoredOperation) => ['checking', 'running'].includes(status)
const isOver = ({ status }: StoredOperation) => ['done', 'stopped', 'failed', 'undone'].includes(status)

/** An operation that has changed something can be undone for thirty days, once. */
function isUndoable(one: StoredOperation, at: Date): boolean {
  const until = undoUntil(one)
  return until !== null && Date.parse(until) > at.getTime()
}

export function undoUntil({ kind, status, changed, finished_at }: StoredOperation): string | null {
  if (kind === 'export' || changed === 0 || !finished_at || !['done', 'stopped', 'failed'].includes(status)) return null
  return atSecond(new Date(Date.parse(finished_at) + UNDO_DAYS * DAY).toISOString())
}

/** Loads an operation that the caller may see and locks it; 404 for all others. */
export async function requireVisible(db: Database, { visible }: Access, id: number): Promise<StoredOperation> {
  const [found] = await db
    .select()
    .from(operation)
    .where(and(eq(operation.id, id), visible ?? sql`true`))
  if (!found) throw notFound()
  return found
}
