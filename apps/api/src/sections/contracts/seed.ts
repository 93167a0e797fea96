import { asc, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { company } from '#sections/companies/schema.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { contract } from './schema.ts'

type Values = Omit<typeof contract.$inferInsert, 'id'>
type Seller = Pick<typeof company.$inferSelect, 'id' | 'status'>

const DAY = 86_400_000
/** The small set has sellers up to this id; their contracts come first in the large set too. */
const FIRST_SELLERS = 40

/** Every active seller has an active agency contract; contracts for services and supplies and old ones follow. */
export async function seedContracts(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const sellers = await tx.select({ id: company.id, status: company.status }).from(company).orderBy(asc(company.id))
  const { rows: documents } = await tx.execute<{ id: number }>(sql`
    select id from file where entity = 'contract' order by id limit 1`)
  const files = documents.map(({ id }) => id)
  const first = contractsOf(
    sellers.filter(({ id }) => id <= FIRST_SELLERS),
    at,
    files,
  ).slice(0, rowsOf('contract', 'dev'))
  const rest = contractsOf(
    sellers.filter(({ id }) => id > FIRST_SELLERS),
    at,
    files,
  )
  const rows = [...first, ...rest].slice(0, rowsOf('contract', size))
  await tx.insert(contract).values(rows.map((row, index) => ({ id: index + 1, ...row })))
  await continueIds(tx, 'contract')
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, comment, user_id, created_at)
    select 'contract', id, was, became, null, (select id from "user" where email = 'finance@example.com'), told_at
    from contract join lateral (
      select 'draft' as was, 'active' as became, contract.created_at + interval '1 day' as told_at where status <> 'draft'
      union all select 'active', 'expired', end_date + interval '1 day' where status = 'expired'
      union all select 'active', 'terminated', ${new Date(at.getTime() - 45 * DAY).toISOString()}::timestamptz where status = 'terminated'
    ) step on true order by contract.id, told_at`)
}

function contractsOf(sellers: Seller[], at: Date, files: number[]): Values[] {
  const main = sellers.flatMap(({ id, status }) => mainContract(id, status, at, files) ?? [])
  const extraContracts = sellers.flatMap(({ id, status }) => {
    const sells = status === 'active' || status === 'suspended'
    return sells ? furtherContracts(id, at, files) : []
  })
  return [...main, ...extraContracts]
}

function mainContract(id: number, status: Seller['status'], at: Date, files: number[]): Values | undefined {
  if (status === 'draft') return undefined
  const number = `АГ-${String(id).padStart(4, '0')}`
  if (status === 'pending' || status === 'rejected')
    return {
      ...commonFields(id, at, 10),
      number,
      type: 'agency',
      status: 'draft',
      file_ids: status === 'pending' ? files : [],
    }
  // One in nine ends soon without renewal.
  const ends = id % 9 === 4
  return {
    ...commonFields(id, at, 200),
    number,
    type: id % 10 === 7 ? 'commission' : 'agency',
    end_date: marketDay(at, ends ? 12 + (id % 15) : 165 + (id % 60)),
    auto_renewal: !ends,
    status: status === 'terminated' ? 'terminated' : 'active',
    file_ids: files,
  }
}

function furtherContracts(id: number, at: Date, files: number[]): Values[] {
  const old: Values = {
    ...commonFields(id, at, 600),
    number: `АГ-${String(id).padStart(4, '0')}/1`,
    type: 'agency',
    end_date: marketDay(at, -210),
    status: 'expired',
    file_ids: files,
  }
  const supply: Values = {
    ...commonFields(id, at, 90),
    number: `ПС-${String(id).padStart(4, '0')}`,
    type: id % 2 === 0 ? 'supply' : 'service',
    auto_renewal: true,
    payout_frequency: 'monthly',
    payout_delay_days: 14,
    status: 'active',
    file_ids: files,
  }
  return id % 2 === 0 ? [supply] : id % 3 === 0 ? [old] : []
}

function commonFields(company_id: number, at: Date, daysAgo: number) {
  const start = daysAgo + (company_id % 30)
  const created_at = new Date(at.getTime() - (start + 3) * DAY).toISOString()
  return {
    company_id,
    signed_at: marketDay(at, -start - 1),
    start_date: marketDay(at, -start),
    created_at,
    updated_at: created_at,
  }
}
