import { companyMistakes } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Details, detailsOf, invalid } from '#errors.ts'
import type { Company } from './queries.ts'
import { requisites } from '#text/language/say.ts'

/** Requires everything that a company needs to sell and lists each missing part. */
export async function requireReady(tx: Database, company: Company): Promise<void> {
  const { rows } = await tx.execute<{ address: boolean; bank: boolean; contract: boolean }>(sql`
    select exists (select from company_address where company_id = ${company.id} and type = 'legal') as address,
      exists (select from bank_detail where company_id = ${company.id} and is_default and is_active) as bank,
      exists (select from contract where company_id = ${company.id} and status = 'active') as contract`)
  const [has] = rows
  const missing: Details = {
    ...detailsOf(companyMistakes(company, requisites())),
    ...(!has?.address && { address: ['Нет юридического адреса'] }),
    ...(!has?.bank && { bank_detail: ['Нет основного банковского счёта'] }),
    ...(!has?.contract && { contract: ['Нет действующего договора'] }),
  }
  if (Object.keys(missing).length > 0) throw invalid(missing, 'Для активации не хватает данных')
}

/** The same condition in SQL, for companies that resume automatically. */
export const isReady = sql`
  exists (select from company_address where company_id = company.id and type = 'legal')
  and exists (select from bank_detail where company_id = company.id and is_default and is_active)
  and exists (select from contract where company_id = company.id and status = 'active')`
