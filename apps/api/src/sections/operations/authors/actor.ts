import type { PermissionName } from '@admin-panel/permissions'
import {
  asRights,
  type Identity,
  isAdministrator,
  type Reach,
  reachesAsFar,
  reachOfRoles,
  seenBy,
} from '#contract/identity.ts'
import { personalPermissions } from '#contract/personal.ts'
import type { Reader } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { Refusal } from '#errors.ts'
import { identityOfUser } from '#sections/auth/public.ts'
import type { StoredOperation } from '#sections/operations/schema.ts'

/** The request id of everything that an operation does: the log finds its rows by it. */
export const requestIdOf = (id: number) => `operation-${id}`

interface Rights {
  db: Database
  env: Env
  at: Date
}

const GONE =
  'Учётная запись или ключ того, кто запустил операцию, больше не действует. Продолжить её может другой сотрудник с этим правом'
const WITHOUT_RIGHT =
  'У того, кто запустил операцию, больше нет права на это действие. Продолжить её может другой сотрудник с этим правом'

/** Said of a proposal, of a check and of an export. */
export const AUTHOR_WITHOUT_RIGHT = 'У автора нет права на это действие'
/** Of a check or an export, which its author alone may go on with. */
export const AUTHOR_GONE = 'Учётная запись или ключ автора больше не действует'
const UNPROVED = 'Для этого изменения подтверждают, что это вы, а операция запущена без этого. Запустите её заново'
const NARROWED = 'У автора стало меньше прав, чем было в начале'

/** Stops an operation whose acting user is blocked or whose key is revoked. */
export class Gone extends Refusal {
  override name = 'Gone'
}

/** The acting user of an operation has fewer rights than when the batch began. */
export class Narrowed extends Gone {}

/**
 * The one whose rights an operation uses now, its starter or in the dry run its author, with their rights of this moment.
 * The dry run of a proposal that its author may not run reaches as far as they see the records.
 */
export async function actorOf(
  { db, env, at }: Rights,
  operation: StoredOperation,
  /** Without these, the rights to each record are asked for where it is written. */
  rightsOf?: { run: readonly PermissionName[]; see: readonly PermissionName[] },
): Promise<Reader & { wasAsked: () => boolean }> {
  const isDry = operation.status === 'checking'
  const [userId, keyId] = isDry
    ? [operation.author_id, operation.author_key_id]
    : [operation.starter_id, operation.starter_key_id]
  const { run, see } = rightsOf ?? { run: [], see: [] }
  const permissions = [...run, ...see, ...personalPermissions()]
  const read = async () => {
    const identity = userId === null ? undefined : await identityOfUser(db, { userId, keyId, permissions, at })
    const isOfAuthor = isDry || operation.kind === 'export'
    if (!identity) throw new Gone('forbidden', isOfAuthor ? AUTHOR_GONE : GONE)
    if (!rightsOf) return { identity, reach: 'own' as const }
    const rights = reachOf(identity, run, env)
    const reach = rights === 'none' && isDry ? reachOf(identity, see, env) : rights
    if (reach === 'none') throw new Gone('forbidden', isOfAuthor ? AUTHOR_WITHOUT_RIGHT : WITHOUT_RIGHT)
    return { identity, reach }
  }
  const seen = ({ roles }: Identity) => seenBy(roles, isAdministrator(roles, env.adminCheck))
  const { identity, reach } = await read()
  const sees = seen(identity)
  let wasAsked = false
  return {
    userId: identity.userId,
    userName: identity.userName,
    roleSlugs: identity.roles.map(({ slug }) => slug),
    companyIds: identity.companyIds,
    lastWrite: identity.lastWrite,
    timeZone: identity.timeZone,
    administrator: isAdministrator(identity.roles, env.adminCheck),
    scope: reach,
    sees,
    sessionId: null,
    keyId,
    ip: operation.ip,
    userAgent: operation.user_agent,
    requestId: requestIdOf(operation.id),
    source: operation.source,
    at,
    isProved: operation.proved,
    // Its start is the proof. A dry run writes nothing, and tells the start that it will be asked.
    requireProof() {
      wasAsked = true
      return isDry || operation.proved ? Promise.resolve() : Promise.reject(new Refusal('forbidden', UNPROVED))
    },
    wasAsked: () => wasAsked,
    async confirm() {
      const now = await read()
      const rights = { scope: now.reach, companyIds: now.identity.companyIds, sees: seen(now.identity) }
      if (!reachesAsFar(asRights(rights), asRights({ scope: reach, companyIds: identity.companyIds, sees })))
        throw new Narrowed('forbidden', NARROWED)
    },
  }
}

function reachOf({ roles }: Identity, permissions: readonly string[], env: Env): Reach {
  return isAdministrator(roles, env.adminCheck) ? 'all' : reachOfRoles(roles, permissions)
}
