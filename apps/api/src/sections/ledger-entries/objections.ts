import { audit, type Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import { isSeller, isStaff } from '#query/scope.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { oneLine } from '#text/one-line.ts'
import { requirePerson } from './post.ts'
import * as queries from './queries.ts'

type Entry = Awaited<ReturnType<typeof queries.findEntry>>

/** A seller objects to an own entry; after an answer they may object once more. */
export async function object({ params, body, db, actor }: Call<'ledgerEntries.object'>) {
  const entry = await lockEntry(db, actor, params.id)
  if (!isSeller(actor)) throw forbidden('Возражает продавец: маркетплейс вносит исправление')
  const comment = meant(body.comment, 'Возражение: не короче 5 символов')
  if (entry.objection && !entry.objection.answer) throw conflict('Возражение уже есть и ждёт ответа')
  await db.execute(sql`
    insert into ledger_objection (entry_id, company_id, comment, user_id, created_at)
    values (${entry.id}, ${entry.company.id}, ${comment}, ${actor.userId}, ${actor.at.toISOString()})
    on conflict (entry_id) do update set comment = excluded.comment, user_id = excluded.user_id, created_at = excluded.created_at,
      objection_outcome = null, answer = null, answered_by = null, answered_at = null`)
  await log(db, actor, entry, { objection: [entry.objection?.comment ?? null, comment] })
  return queries.findEntry(db, actor, entry.id)
}

/** Staff answer; what was wrong is corrected by an entry of its own. */
export async function answer({ params, body, db, actor }: Call<'ledgerEntries.answer'>) {
  const entry = await lockEntry(db, actor, params.id)
  if (!isStaff(actor)) throw forbidden('На возражение отвечает маркетплейс')
  requirePerson(actor)
  const words = meant(body.comment, 'Ответ: не короче 5 символов')
  const { objection_outcome } = body
  if (!entry.objection) throw conflict('Возражения нет')
  if (entry.objection.answer) throw conflict('На возражение уже ответили')
  if (entry.author?.id === actor.userId) throw forbidden('Отвечает другой сотрудник: эту проводку внесли вы')
  await db.execute(sql`
    update ledger_objection set objection_outcome = ${objection_outcome}, answer = ${words}, answered_by = ${actor.userId},
      answered_at = ${actor.at.toISOString()} where entry_id = ${entry.id}`)
  await log(db, actor, entry, { objection_outcome: [null, objection_outcome], objection_answer: [null, words] })
  return queries.findEntry(db, actor, entry.id)
}

/** Of two at once the second one waits for the first. */
async function lockEntry(db: Database, actor: Actor, id: number): Promise<Entry> {
  await db.execute(sql`select from ledger_entry where id = ${id} for no key update`)
  return queries.findEntry(db, actor, id)
}

function meant(comment: string, refusal: string): string {
  const words = oneLine(comment)
  if (words.length < 5) throw invalid({ comment: [refusal] })
  return words
}

function log(db: Database, actor: Actor, { id, kind, company }: Entry, changes: Changes) {
  return audit(db, actor, {
    event: 'updated',
    entity: 'ledger-entry',
    entity_id: id,
    entity_label: enumWords.LedgerKind[kind],
    company_id: company.id,
    changes,
  })
}
