import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { and, eq, gte, inArray, isNull, or, sql } from '#db/drizzle.ts'
import { findById, hashOf } from '#sections/auth/public.ts'
import { session, signInChallenge } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import type { Person } from './claims.ts'
import { oidcIdentity, oidcLogout } from './schema.ts'

export interface Logout {
  issuer: string
  /** What the provider calls this message, which counts once. */
  id: string
  subject: string | undefined
  providerSession: string | undefined
}

type Signed = Pick<Logout, 'issuer' | 'subject' | 'providerSession'>

/** Sign-ins and sign-outs of one person, and of one session at a provider, take turns. */
export async function takeTurn(tx: Database, { issuer, subject, providerSession }: Signed): Promise<void> {
  // Everybody takes the person first, or two would wait for each other.
  for (const [kind, id] of Object.entries({ subject, session: providerSession }))
    if (id !== undefined)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${kind} ${id}`}, 0))`)
}

/** Ends the sessions that a provider's sign-out is about; returns whether it is the first time. */
export async function endSessionsOfLogout(
  tx: Database,
  caller: Caller,
  { issuer, id, subject, providerSession }: Logout,
): Promise<boolean> {
  await takeTurn(tx, { issuer, subject, providerSession })
  const received = await tx
    .insert(oidcLogout)
    .values({
      hash: hashOf(`${issuer} ${id}`),
      issuer,
      subject: subject ?? null,
      provider_session: providerSession ?? null,
      received_at: caller.at.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ hash: oidcLogout.hash })
  if (received.length === 0) return false

  const those = (table: typeof session | typeof signInChallenge) =>
    and(
      eq(table.issuer, issuer),
      providerSession === undefined ? undefined : eq(table.provider_session, providerSession),
      subject === undefined
        ? undefined
        : inArray(
            table.user_id,
            tx
              .select({ id: oidcIdentity.user_id })
              .from(oidcIdentity)
              .where(and(eq(oidcIdentity.issuer, issuer), eq(oidcIdentity.subject, subject))),
          ),
    )
  await tx.delete(signInChallenge).where(those(signInChallenge))
  const ended = await tx
    .update(session)
    .set({ ended_at: caller.at.toISOString() })
    .where(and(isNull(session.ended_at), those(session)))
    .returning({ user_id: session.user_id })
  for (const [userId, sessions] of Map.groupBy(ended, ({ user_id }) => user_id)) {
    const account = await findById(tx, userId)
    await audit(tx, caller, {
      event: 'session_revoked',
      entity: 'user',
      entity_id: userId,
      entity_label: account ? personLabel(account) : null,
      changes: { sessions: [sessions.length, 0] },
    })
  }
  return true
}

/** Whether the provider has reported the end of its session while the sign-in was under way. */
export async function hasEnded(tx: Database, person: Person, since: string): Promise<boolean> {
  const { issuer, subject, providerSession } = person
  const [logout] = await tx
    .select({ hash: oidcLogout.hash })
    .from(oidcLogout)
    .where(
      and(
        eq(oidcLogout.issuer, issuer),
        gte(oidcLogout.received_at, since),
        or(
          providerSession === undefined ? undefined : eq(oidcLogout.provider_session, providerSession),
          and(eq(oidcLogout.subject, subject), isNull(oidcLogout.provider_session)),
        ),
      ),
    )
    .limit(1)
  return logout !== undefined
}
