import type { Provider } from '#text/addresses/sign-in-providers.ts'
import { type Caller, systemPrincipal } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { and, eq, inArray, sql } from '#db/drizzle.ts'
import { Refusal } from '#errors.ts'
import { recordStatus } from '#db/status-history.ts'
import { findByEmail, findById, lockUser, tellOfProvider, voidLinks } from '#sections/auth/public.ts'
import { role } from '#sections/roles/schema.ts'
import { keepAdministrator, saveTies } from '#sections/users/public.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { personLabel } from '#text/person-label.ts'
import type { Person } from './claims.ts'
import { takeTurn } from './logouts.ts'
import { REASONS, Refused } from './refusals.ts'
import { oidcIdentity } from './schema.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof lockUser>>>

interface SignIn {
  provider: Provider
  person: Person
  caller: Caller
}

/** The locked account of a person, who may sign in: linked before, found by its address, or made now. */
export async function accountOf(tx: Database, signIn: SignIn): Promise<Account> {
  const { provider, person, caller } = signIn
  await takeTurn(tx, person)
  const identity = await findIdentity(tx, person)
  if (identity) {
    const account = requireActive(await lockUser(tx, identity.user_id))
    return identity.is_own ? followRoles(tx, account, signIn) : account
  }
  const known = await findByEmail(tx, person.email)
  if (known) return link(tx, requireActive(await lockUser(tx, known.id)), signIn)
  if (!provider.creates) throw new Refused('uninvited')
  return create(tx, await rolesOf(tx, signIn), { person, caller })
}

/** The address of the account that a person has; after a change in the panel it is another one than the provider's. */
export async function knownAddressOf(db: Database, person: Person): Promise<string> {
  const identity = await findIdentity(db, person)
  return (identity && (await findById(db, identity.user_id))?.email) ?? person.email
}

async function findIdentity(tx: Database, { issuer, subject }: Person) {
  const [identity] = await tx
    .select()
    .from(oidcIdentity)
    .where(and(eq(oidcIdentity.issuer, issuer), eq(oidcIdentity.subject, subject)))
  return identity
}

function requireActive(account: Account | undefined): Account {
  if (!account) throw new Refused('uninvited')
  if (account.status === 'blocked' || account.status === 'archived')
    throw new Refused(account.status, { id: account.id, label: personLabel(account) })
  return account
}

/** An account that was there before is linked by its verified address, once; its invitation is accepted thereby. */
async function link(tx: Database, account: Account, { provider, person, caller }: SignIn): Promise<Account> {
  const label = personLabel(account)
  const linked = await tx
    .insert(oidcIdentity)
    .values(identityOf(person, account.id, caller.at, false))
    .onConflictDoNothing()
    .returning({ user_id: oidcIdentity.user_id })
  if (linked.length === 0) throw new Refused('linked', { id: account.id, label })
  const actor = { ...caller, userId: account.id, userName: label }
  await audit(tx, actor, { event: 'provider_linked', entity: 'user', entity_id: account.id, entity_label: label })
  await tellOfProvider(tx, account, { provider: provider.name, at: caller.at })
  if (account.status !== 'invited') return account
  await voidLinks(tx, account.id)
  await tx
    .update(user)
    .set({ status: 'active', version: sql`${user.version} + 1`, updated_at: caller.at.toISOString() })
    .where(eq(user.id, account.id))
  await audit(tx, actor, {
    event: 'status_changed',
    entity: 'user',
    entity_id: account.id,
    entity_label: label,
    changes: { status: ['invited', 'active'] },
  })
  await noteStatus(tx, account.id, { from: 'invited', caller })
  return { ...account, status: 'active' }
}

async function create(tx: Database, roleIds: number[], { person, caller }: Omit<SignIn, 'provider'>): Promise<Account> {
  const at = caller.at.toISOString()
  const fields = { last_name: person.lastName, first_name: person.firstName, email: person.email }
  const [account] = await tx
    .insert(user)
    .values({ ...fields, status: 'active', created_at: at, updated_at: at })
    .returning()
  if (!account) throw new Error('The account was not stored')
  await saveTies(tx, systemPrincipal(caller.at), account.id, { role_ids: roleIds })
  await tx.insert(oidcIdentity).values(identityOf(person, account.id, caller.at, true))
  await audit(tx, caller, {
    event: 'created',
    entity: 'user',
    entity_id: account.id,
    entity_label: personLabel(account),
    changes: changesBetween({}, { ...fields, role_ids: roleIds }),
  })
  await noteStatus(tx, account.id, { from: null, caller })
  return account
}

/** The provider decides the roles of the accounts that it has made, at each sign-in. */
async function followRoles(tx: Database, account: Account, signIn: SignIn): Promise<Account> {
  const label = personLabel(account)
  const before = await tx
    .select({ id: userRole.role_id })
    .from(userRole)
    .where(eq(userRole.user_id, account.id))
    .orderBy(userRole.role_id)
  const next = await rolesOf(tx, signIn, account)
  const changes = changesBetween({ role_ids: before.map(({ id }) => id) }, { role_ids: next })
  if (Object.keys(changes).length === 0) return account
  await saveTies(tx, systemPrincipal(signIn.caller.at), account.id, { role_ids: next })
  await tx
    .update(user)
    .set({ version: sql`${user.version} + 1`, updated_at: signIn.caller.at.toISOString(), updated_by: null })
    .where(eq(user.id, account.id))
  await audit(tx, signIn.caller, {
    event: 'updated',
    entity: 'user',
    entity_id: account.id,
    entity_label: label,
    changes,
  })
  await keepAdministrator(tx, REASONS.last).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refused('last', { id: account.id, label }) : error
  })
  return account
}

/** The roles of a person's groups. A role for own companies needs one, which an administrator chooses. */
async function rolesOf(tx: Database, { provider, person }: SignIn, account?: Account): Promise<number[]> {
  const slugs = person.groups.flatMap((group) =>
    Object.hasOwn(provider.roles, group) ? [provider.roles[group] ?? ''] : [],
  )
  const about = account && { id: account.id, label: personLabel(account) }
  const roles = slugs.length > 0 ? await tx.select().from(role).where(inArray(role.slug, slugs)).orderBy(role.id) : []
  if (roles.length === 0) throw new Refused('role', about)
  if (roles.some(({ scope }) => scope === 'own')) {
    const [company] = account
      ? await tx.select().from(userCompany).where(eq(userCompany.user_id, account.id)).limit(1)
      : []
    if (!company) throw new Refused('company', about)
  }
  return roles.map(({ id }) => id)
}

function identityOf({ issuer, subject }: Person, userId: number, at: Date, isOwn: boolean) {
  return { issuer, subject, user_id: userId, is_own: isOwn, linked_at: at.toISOString() }
}

async function noteStatus(tx: Database, userId: number, { from, caller }: { from: string | null; caller: Caller }) {
  await recordStatus(tx, {
    entity: 'user',
    entity_id: userId,
    from_status: from,
    to_status: 'active',
    user_id: userId,
    created_at: caller.at.toISOString(),
  })
}
