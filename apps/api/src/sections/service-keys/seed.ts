import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { hashOf } from '#sections/auth/public.ts'
import { user } from '#sections/users/schema.ts'
import { newServiceKey, startOfKey } from '#text/service-key.ts'
import { serviceKey } from './schema.ts'

const DAY = 86_400_000

/** The keys of the demo data are random and not kept: they exist for the list only. */
export async function seedServiceKeys(tx: Database, { at }: { at: Date }): Promise<void> {
  const days = (count: number) => new Date(at.getTime() + count * DAY).toISOString()
  const accounts = await tx.select({ id: user.id }).from(user).where(eq(user.kind, 'service')).orderBy(user.id)
  for (const [index, { id }] of accounts.entries()) {
    const keys = [
      { name: 'Рабочий сервер', created: -30 - index, expires: 335 - index, addresses: ['203.0.113.0/24'] },
      { name: 'Прежний сервер', created: -39 + index, expires: 326 + index, revoked: -20 },
    ]
    for (const { name, created, expires, addresses = [], revoked } of keys) {
      const secret = newServiceKey()
      await tx.insert(serviceKey).values({
        user_id: id,
        hash: hashOf(secret),
        name,
        start: startOfKey(secret),
        addresses,
        requests_per_minute: 600,
        created_at: days(created),
        updated_at: days(revoked ?? created),
        expires_at: days(expires),
        revoked_at: revoked === undefined ? null : days(revoked),
      })
    }
  }
}
