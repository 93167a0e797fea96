import { and, eq, isNull, lte, or, sql } from '#db/drizzle.ts'
import type { Authenticate } from '#contract/identity.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { forbidden, unauthorized } from '#errors.ts'
import { serviceKey } from '#sections/service-keys/schema.ts'
import { user } from '#sections/users/schema.ts'
import { isWithin } from '#text/addresses/network.ts'
import { identityFields, identityOf, withKey } from './identity.ts'
import { hashOf } from './token.ts'

const MINUTE = 60_000

/**
 * Reads key, account, roles and the requested permissions in one prepared statement and never caches them: a revoked key
 * is refused on the next request.
 */
export function createAuthenticateKey(db: Database): Authenticate {
  const statement = prepare(db)
  return async (token, permissions, { at, ip }) => {
    const [row] = await quickly(() => statement.execute({ hash: hashOf(token), permissions }))
    if (!row) return undefined
    requireLive(row, at)
    const { keyId, keyName, isAgent, addresses, requestsPerMinute, lastUsedAt } = row
    if (addresses.length > 0 && !isWithin(addresses, ip))
      throw forbidden('Сервисный ключ не принимается с этого адреса')
    if (!lastUsedAt || Date.parse(lastUsedAt) <= at.getTime() - MINUTE) await quickly(() => noteUse(db, keyId, at, ip))
    const identity = identityOf(row, permissions)
    return {
      ...identity,
      userName: withKey(identity.userName, keyName, isAgent),
      sessionId: null,
      key: { id: keyId, requestsPerMinute, isAgent },
    }
  }
}

/** Only the holder of the whole key learns why it is refused. */
function requireLive({ revokedAt, expiresAt, status }: Awaited<ReturnType<Statement['execute']>>[number], at: Date) {
  if (revokedAt) throw unauthorized('Сервисный ключ отозван: создайте новый')
  if (Date.parse(expiresAt) <= at.getTime()) throw unauthorized('Срок действия сервисного ключа истёк: создайте новый')
  if (status !== 'active')
    throw unauthorized('Сервисная учётная запись заблокирована или в архиве: обратитесь к администратору')
}

type Statement = ReturnType<typeof prepare>

/** Of concurrent calls one writes. */
async function noteUse(db: Database, keyId: number, at: Date, ip: string): Promise<void> {
  const before = new Date(at.getTime() - MINUTE).toISOString()
  await db
    .update(serviceKey)
    .set({ last_used_at: at.toISOString(), last_used_ip: ip })
    .where(and(eq(serviceKey.id, keyId), or(isNull(serviceKey.last_used_at), lte(serviceKey.last_used_at, before))))
}

function prepare(db: Database) {
  return db
    .select({
      keyId: serviceKey.id,
      keyName: serviceKey.name,
      isAgent: serviceKey.is_agent,
      addresses: serviceKey.addresses,
      requestsPerMinute: serviceKey.requests_per_minute,
      lastUsedAt: serviceKey.last_used_at,
      revokedAt: serviceKey.revoked_at,
      expiresAt: serviceKey.expires_at,
      status: user.status,
      ...identityFields(db),
    })
    .from(serviceKey)
    .innerJoin(user, eq(user.id, serviceKey.user_id))
    .where(eq(serviceKey.hash, sql.placeholder('hash')))
    .prepare('authenticate_key')
}
