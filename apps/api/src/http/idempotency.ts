import { createHash } from 'node:crypto'
import { sql } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sendAhead } from '#db/connection/send-ahead.ts'
import { conflict, invalid } from '#errors.ts'
import { together } from '#query/transaction.ts'

export interface Answer {
  status: number
  etag: string | undefined
  body: string
}

const OTHER_REQUEST = 'Ключ повтора уже использован для другого запроса'
const LIFETIME_MS = 24 * 60 * 60_000

/** Replays the first response for a repeated key; the key is stored in the transaction of the change itself. */
export async function once<Other extends object>(
  tx: Database,
  actor: Actor,
  { key, request, seen = '' }: { key: string; request: unknown; seen?: string },
  run: () => Promise<Answer | Other>,
): Promise<Answer | Other> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const oldest = new Date(actor.at.getTime() - LIFETIME_MS).toISOString()
  const reach = `${actor.scope} ${actor.companyIds.join()}${seen}`
  const [lock, { rows }] = await together(
    () =>
      tx.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended(${`${actor.userId}:${key}`}, 0)) as free`,
      ),
    // Another statement than that of the lock, since it must see what was committed before it.
    () =>
      tx.execute<{
        request_hash: string
        reach: string | null
        status: number
        etag: string | null
        body: string
      }>(
        sql`select request_hash, reach, status, etag, body from idempotency_key
            where user_id = ${actor.userId} and key = ${key} and created_at > ${oldest}`,
      ),
  )
  if (!lock.rows[0]?.free) throw conflict('Такой же запрос ещё выполняется')
  const [previous] = rows
  if (previous && previous.request_hash !== hash) throw invalid({ 'idempotency-key': [OTHER_REQUEST] }, OTHER_REQUEST)
  // The response may show a record that the user no longer sees.
  if (previous && previous.reach !== null && previous.reach !== reach)
    throw conflict(
      'Ваши компании или роли изменились после первой отправки. Обновите страницу и проверьте, что сохранено',
    )
  if (previous) return { status: previous.status, etag: previous.etag ?? undefined, body: previous.body }

  const answer = await run()
  if (!('status' in answer)) return answer
  await sendAhead(
    tx,
    tx.execute(sql`
        insert into idempotency_key (user_id, key, request_hash, reach, status, etag, body, created_at)
        values (${actor.userId}, ${key}, ${hash}, ${reach}, ${answer.status}, ${answer.etag ?? null}, ${answer.body}, ${actor.at.toISOString()})
        on conflict (user_id, key) do update set request_hash = excluded.request_hash, reach = excluded.reach, status = excluded.status,
          etag = excluded.etag, body = excluded.body, created_at = excluded.created_at`),
  )
  return answer
}

/** Keys have the size of an answer each, so that a batch of them is small enough. */
export const sweepIdempotencyKeys = expired(sql`idempotency_key`, sql`created_at`, LIFETIME_MS)
