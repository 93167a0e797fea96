import { randomUUID } from 'node:crypto'
import { eq, sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { hashOf } from '#sections/auth/public.ts'
import { startSession } from '#sections/auth/sessions.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { serviceKey } from '#sections/service-keys/schema.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { newServiceKey, startOfKey } from '#text/service-key.ts'

interface Grants {
  permissions: string[]
  scope: 'all' | 'own'
  companies: number[]
  at: Date
}

interface Holder {
  /** Of the session, or the service key. */
  token: string
  role_id: number
}

/** Creates a signed-in user with one role that grants exactly these permissions. */
export async function createHolder(tx: Database, grants: Grants): Promise<Holder> {
  const person = { last_name: 'Проверкин', first_name: 'Пётр', email: `${randomUUID()}@example.com` }
  const { id, role_id } = await createAccount(tx, grants, person)
  const value = await startProven(tx, id, grants.at)
  return { token: value, role_id }
}

/** Starts a session of an account that may sign in; returns the token. */
export async function enter(tx: Database, email: string, at: Date): Promise<string> {
  const [account] = await tx.select({ id: user.id, status: user.status }).from(user).where(eq(user.email, email))
  if (account?.status !== 'active') throw new Error(`${email} may not sign in`)
  return startProven(tx, account.id, at)
}

/** A session that no call asks for a proof, however long a test lasts: those of step-up take the proof away. */
async function startProven(tx: Database, userId: number, at: Date): Promise<string> {
  const { value } = await startSession(tx, userId, systemCaller(at), { by: 'password', at })
  await tx.execute(
    sql`update session set proved_at = ${at.toISOString()}::timestamptz + interval '1 year' where user_id = ${userId}`,
  )
  return value
}

/** Creates a service account with one role that grants exactly these permissions, and a key. */
export async function createKeyHolder(tx: Database, grants: Grants): Promise<Holder> {
  const account = { kind: 'service', last_name: 'Проверочная', first_name: '', email: '' } as const
  const { id, role_id } = await createAccount(tx, grants, account)
  const key = newServiceKey()
  await tx.insert(serviceKey).values({
    user_id: id,
    hash: hashOf(key),
    name: 'Проверка',
    start: startOfKey(key),
    requests_per_minute: 6000,
    expires_at: new Date(grants.at.getTime() + 86_400_000).toISOString(),
  })
  return { token: key, role_id }
}

/** Replaces what a role grants. */
export async function regrant(db: Database, role_id: number, permissions: string[]) {
  const names = sql`unnest(${sql.param(permissions)}::text[])`
  await db.execute(
    sql`delete from ${rolePermission} where role_id = ${role_id} and permission not in (select ${names})`,
  )
  await db.execute(
    sql`insert into ${rolePermission} (role_id, permission) select ${role_id}, ${names} on conflict do nothing`,
  )
}

async function createAccount(tx: Database, grants: Grants, account: Omit<typeof user.$inferInsert, 'status'>) {
  const slug = `r${randomUUID().slice(0, 18)}`
  const [holderRole] = await tx.insert(role).values({ slug, name: 'Проверочная', scope: grants.scope }).returning()
  const [holder] = await tx
    .insert(user)
    .values({ ...account, status: 'active' })
    .returning()
  if (!holder || !holderRole) throw new Error('The holder was not stored')
  await tx.insert(userRole).values({ user_id: holder.id, role_id: holderRole.id })
  // All permissions are nearly 300: as one parameter they cost a fifth of the time of a parameter each.
  await tx.execute(
    sql`insert into ${rolePermission} (role_id, permission) select ${holderRole.id}, unnest(${sql.param(grants.permissions)}::text[])`,
  )
  if (grants.companies.length > 0) {
    await tx.insert(userCompany).values(grants.companies.map((company_id) => ({ user_id: holder.id, company_id })))
  }
  return { id: holder.id, role_id: holderRole.id }
}
