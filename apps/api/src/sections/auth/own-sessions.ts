import { type AuditEntry, audit } from '#db/audit.ts'
import type { Actor } from '#db/actor.ts'
import { notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { endOtherSessions, endSession, liveSessions } from './sessions.ts'

export const ownSessions = {
  'ownSessions.list': list,
  'ownSessions.delete': end,
  'ownSessions.endOthers': endOthers,
} satisfies Section<'ownSessions'>

async function list({ db, actor }: Call<'ownSessions.list'>) {
  const sessions = await liveSessions(db, actor.userId, actor.at)
  return { items: sessions.map((session) => ({ ...session, is_current: session.id === actor.sessionId })) }
}

async function end({ params, db, actor }: Call<'ownSessions.delete'>) {
  const sessions = await liveSessions(db, actor.userId, actor.at)
  if (!sessions.some(({ id }) => id === params.id)) throw notFound()
  await endSession(db, params.id, actor.at)
  await audit(db, actor, revocation(actor, 1))
}

async function endOthers({ db, actor }: Call<'ownSessions.endOthers'>) {
  const count = await endOtherSessions(db, actor.userId, actor.sessionId, actor.at)
  if (count > 0) await audit(db, actor, revocation(actor, count))
}

function revocation(actor: Actor, count: number): AuditEntry {
  return {
    event: 'session_revoked',
    entity: 'user',
    entity_id: actor.userId,
    entity_label: actor.userName,
    changes: { sessions: [count, 0] },
  }
}
