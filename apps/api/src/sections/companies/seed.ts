import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { furtherCompany } from './demo/companies-large.ts'
import { type DemoCompany, demoCompanies } from './demo/companies.ts'
import { requisitesOf } from './demo/requisites.ts'
import { company } from './schema.ts'

const DAY = 86_400_000
const FREQUENCIES = ['weekly', 'daily', 'biweekly', 'monthly'] as const

export async function seedCompanies(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const generatedCompanies = Array.from({ length: rowsOf('company', size) - demoCompanies.length }, (_, n) =>
    furtherCompany(n),
  )
  const slugs = new Set<string>()
  const rows = [...demoCompanies, ...generatedCompanies].map((demo, index) => rowOf(demo, index + 1, at, slugs))
  await tx.insert(company).values(rows)
  await continueIds(tx, 'company')
}

function rowOf(demo: DemoCompany, id: number, at: Date, slugs: Set<string>) {
  const requisites = requisitesOf(demo, id)
  const slug = slugOf(requisites.trade_name, (other) => slugs.has(other))
  slugs.add(slug)
  const status = demo.status ?? 'active'
  // Applicants are recent, active sellers have existed for months.
  const age = status === 'draft' || status === 'pending' ? 1 + (id % 9) : 120 + ((id * 37) % 600)
  const created_at = new Date(at.getTime() - age * DAY).toISOString()
  const works = status === 'active' || status === 'suspended'
  return {
    id,
    ...requisites,
    slug,
    status,
    phone: `+7900100${String(id).padStart(4, '0')}`,
    email: `${slug}@example.com`,
    site: id % 3 === 1 ? `https://${slug}.example.com` : null,
    description:
      id % 2 === 1 ? `${requisites.trade_name}: автозапчасти со склада и под заказ, отправка в день заказа.` : null,
    payout_frequency: FREQUENCIES[id % FREQUENCIES.length] ?? 'weekly',
    payout_delay_days: [7, 3, 14][id % 3] ?? 7,
    rating: works ? 3.6 + ((id * 13) % 14) / 10 : null,
    created_at,
    updated_at: created_at,
  }
}

/** Assigns managers to sellers and records how inactive sellers got their status; runs after users and reasons. */
export async function seedCompanyHistory(tx: Database, { at }: { at: Date }): Promise<void> {
  await tx.execute(sql`
    update company set manager_id = manager.id
    from (select id, row_number() over (order by id) - 1 as n, count(*) over () as managers from "user"
      where status = 'active' and position in ('Руководитель отдела', 'Категорийный менеджер', 'Старший модератор', 'Модератор')) manager
    where company.id % 8 <> 0 and company.id % manager.managers = manager.n`)
  const days = (count: number) => sql`${at.toISOString()}::timestamptz - make_interval(days => ${count}::int)`
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, until, user_id, created_at)
    select 'company', company.id, was, became, reason_id, comment, null::timestamptz, (select id from "user" where email = 'moderator@example.com'), told_at
    from company join lateral (
      select null as was, 'draft' as became, null::bigint as reason_id, null as comment, company.created_at as told_at, array['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected'] as of_statuses
      union all select 'draft', 'pending', null, null, company.created_at + interval '3 hours', array['pending', 'active', 'suspended', 'terminated', 'rejected']
      union all select 'pending', 'active', null, null, company.created_at + interval '1 day', array['active', 'suspended', 'terminated']
      union all select 'pending', 'rejected', ${reason('content.requisites_mismatch')}, 'ОГРНИП в анкете и в выписке различаются', company.created_at + interval '1 day', array['rejected']
      union all select 'active', 'suspended', ${reason('suspend.late_shipments')}, 'Просрочена отгрузка трети заказов за неделю', ${days(12)} - make_interval(days => company.id::int % 20), array['suspended']
      union all select 'active', 'suspended', ${reason('suspend.by_request')}, 'Продавец закрывает магазин', ${days(60)}, array['terminated']
      union all select 'suspended', 'terminated', ${reason('terminate.by_request')}, null, ${days(45)}, array['terminated']
    ) step on company.status = any(step.of_statuses)
    order by company.id, told_at`)
  await tx.execute(sql`
    with ending as (
      update company set suspended_until = ${at.toISOString()}::timestamptz + interval '10 days'
      where id = (select min(id) from company where status = 'suspended') returning id, suspended_until)
    update status_history set until = suspended_until from ending
    where entity = 'company' and entity_id = ending.id and to_status = 'suspended'`)
}

function reason(code: string) {
  return sql`(select id from operation_reason where code = ${code})`
}
