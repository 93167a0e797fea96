import { type SQL, sql } from '#db/drizzle.ts'

const AT_MOST = 10_000

/**
 * Deliveries that wait, and since when an attempt is due. The first of a webhook waits for no other one; a receiver that
 * fails delays its next attempt, so that it makes no backlog of this server. The sum keeps to the index of what waits:
 * that of all deliveries is in the order of ids.
 */
export function backlogOfWebhooks(at: Date): SQL {
  return sql`
    select (select count(*) from (
        select from webhook_delivery where state = 'pending' and webhook_id = any(array(select id from webhook where status = 'active'))
        limit ${AT_MOST}) as pending)::int as waiting,
      (select min(first.next_attempt_at) from webhook, lateral (
          select next_attempt_at, leased_until from webhook_delivery
          where webhook_id = webhook.id and state = 'pending'
          order by id + 0 limit 1) as first
        where webhook.status = 'active' and first.next_attempt_at <= ${at.toISOString()}
          and (first.leased_until is null or first.leased_until < ${at.toISOString()})) as since`
}
