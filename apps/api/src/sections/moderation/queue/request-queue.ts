import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { conflict, forbidden, Stale } from '#errors.ts'
import { changeStatus } from '#records/change-status.ts'
import {
  expireLeases,
  FREE,
  type Leased,
  type LeasedRecords,
  leasesOf,
  type NumberedTable,
  requireHolder,
  requireTaken,
} from '#records/deadlines/lease.ts'
import type { ReasonAndComment } from '#records/moderated.ts'
import type { Change, Context } from '#records/record.ts'
import { unseenChange } from '#records/many/unseen-changes.ts'
import { atSecond } from '#text/moment.ts'
import { requireReasons } from './require-reasons.ts'
import type { DecisionReason, ModerationStatus } from '#sections/moderation/schema.ts'
import { isAuthor, isForAuthor, states } from './states.ts'
import { say } from '#text/language/say.ts'

interface QueuedRequest extends Leased<ModerationStatus> {
  status: ModerationStatus
  author_id: number | null
}

interface DecisionBody {
  status: ModerationStatus
  reasons?: Schemas['GivenModerationReason'][]
  comment_public?: string | null
  comment_internal?: string | null
}

interface StatusChange<Body> {
  params: { id: number }
  body: Body
  version: number | undefined
  db: Database
  actor: Actor
  env: Env
}

/** A decision about a locked request. */
export interface Decision<Item, Body> extends Context {
  request: Item
  body: Body
  env: Env
}

type DecisionFields = {
  status: ModerationStatus
  assignee_id: null
  assigned_until: null
  comment_public?: string | null
  comment_internal?: string | null
  decided_by?: number
  decided_at?: string
  reasons?: DecisionReason[]
}

interface QueueRecords<Item, Outcome> {
  update: (context: Context, before: Item, fields: DecisionFields & Outcome, details?: Change) => Promise<Item>
}

interface Queue<Item extends QueuedRequest, Body extends DecisionBody, View, Outcome> {
  entity: string
  table: NumberedTable
  requests: LeasedRecords<Item> & QueueRecords<Item, Outcome>
  view: (db: Database, actor: Actor, id: number) => Promise<View>
  subjectOf: (request: Item) => Schemas['ReasonSubject']
  /** Applies the decision to the subject of the request; the returned columns record its outcome in the request. */
  resolve: (decision: Decision<Item, Body>, reasonAndComment: ReasonAndComment) => Promise<Outcome>
  /** Makes a request that was returned for revision new again. */
  resubmit: (decision: Decision<Item, Body>) => Promise<unknown>
  notifyAuthor: (tx: Database, actor: Actor, request: Item) => Promise<void>
}

/** The operations of a moderation queue: leases, decisions by moderators, and the author's part. */
export function requestQueue<
  Item extends QueuedRequest,
  Body extends DecisionBody,
  View extends { version: number },
  Outcome extends object = object,
>({ entity, table, requests, view, subjectOf, resolve, resubmit, notifyAuthor }: Queue<Item, Body, View, Outcome>) {
  const leases = leasesOf<ModerationStatus, Item>(requests, table, states)

  async function statusChange({ params: { id }, body, version, db, actor, env }: StatusChange<Body>): Promise<View> {
    const { status } = body
    const request = await requests.lock({ db, actor }, id)
    if (status === 'in_work') {
      await leases.take(db, actor, request)
      return view(db, actor, id)
    }
    if (request.status !== status) requireTransition(request, status, actor)
    await requireVersion({ db, actor }, request, version)
    if (request.status !== status) await change({ db, actor, request, body, env })
    return view(db, actor, id)
  }

  async function change(decision: Decision<Item, Body>): Promise<void> {
    const { db, actor, request, body } = decision
    if (body.status === 'approved') return settle(decision, commentOf(body))
    if (body.status === 'rejected' || body.status === 'revision') return decline(decision)
    if (body.status === 'cancelled') return cancel(decision)
    if (request.status === 'revision') await resubmit(decision)
    else await leases.release(db, actor, request)
  }

  async function decline(decision: Decision<Item, Body>): Promise<void> {
    const { db, request, body } = decision
    const operation = body.status === 'rejected' ? 'moderation_reject' : 'moderation_revision'
    const reasons = await requireReasons(db, { operation, subject: subjectOf(request) }, body.reasons ?? [])
    const [chief] = reasons
    const comment = commentOf(body).comment ?? chief?.comment ?? null
    await settle(decision, { reason_id: chief?.reason_id ?? null, comment }, reasons)
  }

  async function settle(
    decision: Decision<Item, Body>,
    reasonAndComment: ReasonAndComment,
    reasons?: DecisionReason[],
  ): Promise<void> {
    const { db, actor, request, body } = decision
    const outcome = await resolve(decision, reasonAndComment)
    const decided = await changeStatus({
      db,
      actor,
      records: requests,
      machine: states,
      before: request,
      input: { status: body.status, ...reasonAndComment },
      fields: {
        comment_public: commentOf(body).comment,
        ...internalComment(body),
        decided_by: actor.userId,
        decided_at: atSecond(actor.at),
        ...FREE,
        ...(reasons && { reasons }),
        ...outcome,
      },
    })
    await notifyAuthor(db, actor, decided)
  }

  async function cancel(decision: Decision<Item, Body>): Promise<void> {
    const { db, actor, request, body } = decision
    const reasonAndComment = commentOf(body)
    const outcome = await resolve(decision, reasonAndComment)
    const input = { status: 'cancelled' as const, ...reasonAndComment }
    const fields = { ...FREE, ...outcome }
    await changeStatus({ db, actor, records: requests, machine: states, before: request, input, fields })
  }

  /** Renews the holder's lease while the screen is open. The request itself does not change, so the log gets no row. */
  async function prolong({ params: { id }, db, actor }: Pick<StatusChange<Body>, 'params' | 'db' | 'actor'>) {
    const request = await requests.lock({ db, actor }, id)
    if (request.status !== 'in_work' || request.assignee_id !== actor.userId)
      throw conflict(
        request.assignee ? say`Заявку уже взял в работу ${request.assignee.label}` : 'Заявка больше не у вас в работе',
      )
    await leases.claim(db, actor, id)
    return view(db, actor, id)
  }

  /** Locks the request in the version that the caller saw. */
  async function lockVersion({ params, version, db, actor }: Omit<StatusChange<Body>, 'body' | 'env'>): Promise<Item> {
    const request = await requests.lock({ db, actor }, params.id)
    await requireVersion({ db, actor }, request, version)
    return request
  }

  /** The 412 response contains the current request. */
  async function requireVersion({ db, actor }: Context, request: Item, version: number | undefined): Promise<void> {
    if (version === request.version) return
    const missed = { entity, id: request.id, count: request.version - (version ?? request.version) }
    throw new Stale(await view(db, actor, request.id), await unseenChange(db, actor, missed))
  }

  return {
    statusChange,
    prolong,
    lockVersion,
    expire: (db: Database, at: Date) => expireLeases(db, at, { entity, table, machine: states }),
  }
}

function requireTransition(request: QueuedRequest, status: ModerationStatus, actor: Actor): void {
  const forAuthor = isForAuthor(request.status, status)
  if (!forAuthor) requireTaken(request)
  states.require(request.status, status, actor)
  if (!forAuthor) requireHolder(request, actor)
  else if (!isAuthor(request, actor)) throw forbidden('Это может сделать только автор заявки')
}

function commentOf({ comment_public }: DecisionBody): ReasonAndComment {
  return { reason_id: null, comment: comment_public?.trim() || null }
}

/** The moderators' own comment, if the body contains one. */
export function internalComment({ comment_internal }: Pick<DecisionBody, 'comment_internal'>) {
  return comment_internal === undefined ? {} : { comment_internal: comment_internal?.trim() || null }
}
