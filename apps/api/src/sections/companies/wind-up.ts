import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { endSessionsOf } from '#sections/auth/public.ts'

interface Changed {
  id: number
  label: string
  was: string
}

// A log row takes about 20 parameters, and a statement allows 65 535.
const AT_ONCE = 1000

/** Winds up a terminated company: archives its offers, ends its contracts and blocks users without another company. */
export async function windUp(tx: Database, actor: Actor, company: { id: number }): Promise<void> {
  await close(tx, actor, {
    company_id: company.id,
    entity: 'product-offer',
    to: 'archived',
    change: sql`
    update product_offer set status = 'archived', ${stamps(actor, 'product_offer')} from product_offer old
    where old.id = product_offer.id and product_offer.company_id = ${company.id} and old.status <> 'archived'
    returning product_offer.id, product_offer.seller_sku as label, old.status as was`,
  })
  await close(tx, actor, {
    company_id: company.id,
    entity: 'contract',
    to: 'terminated',
    change: sql`
    update contract set status = 'terminated', ${stamps(actor, 'contract')}
    where company_id = ${company.id} and status = 'active'
    returning id, number as label, 'active' as was`,
  })
  const blocked = await close(tx, actor, {
    company_id: company.id,
    entity: 'user',
    to: 'blocked',
    change: sql`
    update "user" set status = 'blocked', ${stamps(actor, 'user')}
    where status = 'active' and id <> ${actor.userId}
      and exists (select from user_company where user_id = "user".id and company_id = ${company.id})
      and not exists (select from user_company where user_id = "user".id and company_id <> ${company.id})
      and not exists (select from user_role join role on role.id = role_id where user_id = "user".id and role.scope = 'all')
    returning id, person_label("user") as label, 'active' as was`,
  })
  for (const { id } of blocked) await endSessionsOf(tx, id, actor.at)
}

function stamps({ at, userId }: Actor, table: string) {
  return sql`version = ${sql.identifier(table)}.version + 1, updated_at = ${at.toISOString()}, updated_by = ${userId}`
}

/** Makes the change and records it in each record's history and in the log. */
async function close(
  tx: Database,
  actor: Actor,
  { company_id, entity, to, change }: { company_id: number; entity: string; to: string; change: SQL },
): Promise<Changed[]> {
  const { rows } = await tx.execute<Changed & Record<string, unknown>>(change)
  if (rows.length === 0) return []
  const comment = 'Продавец отключён'
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, comment, user_id, created_at)
    select ${entity}, id, was, ${to}, ${comment}, ${actor.userId}, ${actor.at.toISOString()}
    from unnest(${sql.param(rows.map(({ id }) => id))}::int8[], ${sql.param(rows.map(({ was }) => was))}::text[]) changed (id, was)
    order by id`)
  const entries = rows.map(({ id, label, was }): AuditEntry => ({
    event: 'status_changed',
    entity,
    entity_id: id,
    entity_label: label,
    company_id,
    changes: { status: [was, to] },
    comment,
    related: { entity: 'company', id: company_id },
  }))
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await audit(tx, actor, ...entries.slice(from, from + AT_ONCE))
  return rows
}
