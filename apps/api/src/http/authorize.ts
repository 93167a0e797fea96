import type { FastifyRequest } from 'fastify'
import {
  type Authenticate,
  asRights,
  type AuthenticateSession,
  type Identity,
  isAdministrator,
  reachesAsFar,
  reachOfRoles,
  seenBy,
} from '#contract/identity.ts'
import type { Operation } from '#contract/operations.ts'
import type { Caller, Reader } from '#db/actor.ts'
import { isFresh, type Proofs } from '#contract/proofs.ts'
import type { RequestLimit } from './limits/request-limit.ts'
import {
  agentsPropose,
  forbidden,
  personsOnly,
  previewOnly,
  previewTakesNothing,
  stepUp,
  tooMany,
  unauthorized,
  withoutPermission,
} from '#errors.ts'
import { personalPermissions } from '#contract/personal.ts'
import { isPreviewToken } from '#contract/preview-token.ts'
import { isMeantAsKey } from '#text/service-key.ts'

const TOKEN = /^Bearer (a[bv]_[A-Za-z0-9_-]{43}|ap_\S{1,100})$/i
const KEY_IS_WRONG = 'Сервисный ключ введён с ошибкой: скопируйте его целиком или создайте новый'

export function bearerOf(request: FastifyRequest): string | undefined {
  return TOKEN.exec(request.headers.authorization ?? '')?.[1]
}

/** A preview changes nothing, with or without a session: only the preview itself ends. */
export function refuseInPreview(request: FastifyRequest, { id, method }: Pick<Operation, 'id' | 'method'>): void {
  if (method !== 'GET' && id !== 'previews.end' && isPreviewToken(bearerOf(request) ?? '')) throw previewOnly()
}

interface Called extends Pick<Operation, 'id' | 'method'> {
  permission: Exclude<Operation['permission'], 'public'>
}

/** An agent reads, and prepares what a person then starts. */
const isOfAgents = ({ id, method }: Omit<Called, 'permission'>) => method === 'GET' || id === 'operations.prepare'

/** Rejects with 401 or 403, or returns the actor with the scope of the permission. */
export function createAuthorize({
  authenticate,
  authenticateSession,
  adminCheck,
  requests,
  limit,
  proofs,
}: {
  authenticate: Authenticate
  authenticateSession: AuthenticateSession
  adminCheck: boolean
  requests: number
  limit: RequestLimit
  proofs: Proofs
}) {
  function grantsOf({ roles, companyIds }: Identity, required: string[]) {
    const administrator = isAdministrator(roles, adminCheck)
    const reach = administrator ? 'all' : reachOfRoles(roles, required)
    if (reach === 'none' && required.length > 0) throw withoutPermission(required)
    const scope = reach === 'none' ? 'own' : reach
    const sees = seenBy(roles, administrator)
    return { administrator, scope, roleSlugs: roles.map(({ slug }) => slug), companyIds, sees } as const
  }

  return async (token: string | undefined, { permission, id, method }: Called, caller: Caller): Promise<Reader> => {
    const began = performance.now()
    const required = Array.isArray(permission) ? permission : []
    const read = [...required, ...personalPermissions()]
    if (!token) throw unauthorized()
    const identity = await authenticate(token, read, caller)
    if (!identity) throw isMeantAsKey(token) ? unauthorized(KEY_IS_WRONG) : unauthorized()
    const { key, preview } = identity
    const wait = key
      ? await limit(`key ${key.id}`, key.requestsPerMinute, caller.at.getTime())
      : await limit(preview ? `preview ${preview.id}` : `user ${identity.userId}`, requests, caller.at.getTime())
    if (wait > 0) throw tooMany(wait)
    if (key && permission === 'person') throw personsOnly()
    if (key?.isAgent && !isOfAgents({ id, method })) throw agentsPropose()

    const { sessionId, userId, userName, lastWrite, timeZone } = identity
    const before = grantsOf(identity, required)
    const confirm = async () => {
      const now = new Date(caller.at.getTime() + performance.now() - began)
      const currentIdentity = await (sessionId === null || preview
        ? authenticate(token, read, { ...caller, at: now })
        : authenticateSession(sessionId, read, now))
      if (!currentIdentity) throw unauthorized()
      if (!reachesAsFar(asRights(grantsOf(currentIdentity, required)), asRights(before))) throw forbidden()
    }
    // A preview proves nothing, whatever the session beside it has proved.
    const isProved = key !== null || (!preview && isFresh(identity.provedAt, caller.at))
    const requireProof: Reader['requireProof'] = async (db, rows) => {
      if (isProved) return
      if (rows !== undefined) {
        const most = await proofs.rowsAtMost(db)
        if (most === 0 || rows <= most) return
      }
      throw preview ? previewTakesNothing() : stepUp(await proofs.waysOf(db, userId))
    }
    return {
      ...caller,
      userId,
      userName,
      sessionId,
      preview,
      keyId: key?.id ?? null,
      isAgent: key?.isAgent ?? false,
      lastWrite,
      timeZone,
      ...before,
      confirm,
      isProved,
      requireProof,
    }
  }
}
