import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, forbidden, Refusal, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireReason } from '#records/reasons.ts'
import type { FieldsOf } from '#records/record.ts'
import { atSecond } from '#text/moment.ts'
import type { Review } from './queries.ts'
import type { review } from './schema.ts'
import { validation } from '#text/language/say.ts'

type Fields = FieldsOf<typeof review>

type Body = Call<'reviews.update'>['body']

const REPLY_MIN = 2

/** Converts the reply and the complaint to columns, adding author and time. */
export async function fieldsOf(tx: Database, actor: Actor, before: Review, body: Body): Promise<Fields> {
  return { ...replyFields(actor, before, body), ...(await complaintFields(tx, actor, before, body)) }
}

function replyFields(actor: Actor, before: Review, { reply_text }: Body): Fields {
  if (reply_text === undefined) return {}
  if (reply_text === null) return { reply_text: null, reply_user_id: null, reply_at: null }
  const reply = reply_text.trim()
  if (reply.length < REPLY_MIN) throw invalid({ reply_text: [validation().minLength('Ответ', REPLY_MIN)] })
  if (reply === before.reply_text) return {}
  if (before.status !== 'published') throw conflict('Ответить можно только на опубликованный отзыв')
  return { reply_text: reply, reply_user_id: actor.userId, reply_at: atSecond(actor.at) }
}

async function complaintFields(tx: Database, actor: Actor, before: Review, body: Body): Promise<Fields> {
  const { complaint_reason_id = before.complaint_reason_id, complaint_comment = before.complaint_comment } = body
  if (body.complaint_reason_id === undefined && body.complaint_comment === undefined) return {}
  if (body.complaint_reason_id === null)
    return { complaint_reason_id: null, complaint_comment: null, complaint_at: null }
  if (complaint_reason_id === before.complaint_reason_id && complaint_comment === before.complaint_comment) return {}
  if (actor.scope !== 'own') throw forbidden('Пожаловаться на отзыв может только продавец')
  if (before.status === 'rejected' || before.status === 'hidden')
    throw conflict('Пожаловаться можно на новый или опубликованный отзыв')
  const reasonAndComment = await requireReason(
    tx,
    'review_hide',
    { reason_id: complaint_reason_id, comment: complaint_comment },
    { requiresReason: true },
  ).catch(asComplaint)
  return {
    complaint_reason_id: reasonAndComment.reason_id,
    complaint_comment: reasonAndComment.comment,
    complaint_at: atSecond(actor.at),
  }
}

/** Moves the errors of a reason to the fields of the complaint. */
function asComplaint(error: unknown): never {
  if (!(error instanceof Refusal) || !error.details) throw error
  throw invalid(
    Object.fromEntries(Object.entries(error.details).map(([field, messages]) => [`complaint_${field}`, messages])),
  )
}
