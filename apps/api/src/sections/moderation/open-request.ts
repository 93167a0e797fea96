import { and, eq, inArray } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { FREE } from '#records/deadlines/lease.ts'
import { moderationDue } from '#records/deadlines/moderation-term.ts'
import { changedFields } from './comparison/changed-fields.ts'

import { type Request, requests } from './requests.ts'
import { moderation, type ModerationStatus } from './schema.ts'

export type Proposal = Pick<
  Request,
  'entity' | 'entity_id' | 'entity_label' | 'entity_version' | 'company_id' | 'kind' | 'before' | 'after'
>

/**
 * Queues a proposal and returns the id of its request. A record has at most one open request: a later proposal replaces
 * the pending one. The caller must hold the lock of the record.
 */
export async function openRequest(tx: Database, actor: Actor, proposal: Proposal): Promise<number> {
  const pending = await pendingRequest(tx, actor, proposal)
  if (pending) return (await resubmit(tx, actor, pending, proposal)).id
  const { id } = await requests.create(
    { db: tx, actor },
    {
      ...proposal,
      changed_fields: changedFields(proposal.before, proposal.after),
      due_at: await moderationDue(tx, actor.at),
      author_id: actor.userId,
    },
  )
  await recordTransition(tx, actor, { id, status: null }, 'new')
  return id
}

/** Replaces the pending proposal. A request returned for revision becomes new again and counts as the next attempt. */
export async function resubmit(
  tx: Database,
  actor: Actor,
  pending: Request,
  proposal: Partial<Proposal> & Pick<Proposal, 'after' | 'before'>,
): Promise<Request> {
  const isResubmitted = pending.status === 'revision'
  const next = {
    ...proposal,
    changed_fields: changedFields(proposal.before, proposal.after),
    author_id: actor.userId,
    ...(isResubmitted && {
      status: 'new' as const,
      attempt: pending.attempt + 1,
      due_at: await moderationDue(tx, actor.at),
      reasons: [],
    }),
  }
  if (isResubmitted) await recordTransition(tx, actor, pending, 'new')
  return requests.update({ db: tx, actor }, pending, next, { event: isResubmitted ? 'status_changed' : 'updated' })
}

/** Closes the open request of a record that no longer needs a decision. */
export async function withdrawRequest(
  tx: Database,
  actor: Actor,
  record: Pick<Proposal, 'entity' | 'entity_id'>,
): Promise<void> {
  const pending = await pendingRequest(tx, actor, record)
  if (!pending) return
  await recordTransition(tx, actor, pending, 'cancelled')
  await requests.update({ db: tx, actor }, pending, { status: 'cancelled', ...FREE }, { event: 'status_changed' })
}

async function pendingRequest(
  tx: Database,
  actor: Actor,
  { entity, entity_id }: Pick<Proposal, 'entity' | 'entity_id'>,
): Promise<Request | undefined> {
  const [pending] = await tx
    .select({ id: moderation.id })
    .from(moderation)
    .where(
      and(
        eq(moderation.entity, entity),
        eq(moderation.entity_id, entity_id),
        inArray(moderation.status, ['new', 'in_work', 'revision']),
      ),
    )
  return pending && requests.lock({ db: tx, actor }, pending.id)
}

async function recordTransition(
  tx: Database,
  actor: Actor,
  from: { id: number; status: ModerationStatus | null },
  to_status: ModerationStatus,
): Promise<void> {
  await recordStatus(tx, {
    entity: 'moderation',
    entity_id: from.id,
    from_status: from.status,
    to_status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
}
