import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, isStaff } from '#query/scope.ts'
import type { Row } from './upsert-lookup.ts'
import { say, validation } from '#text/language/say.ts'

type SellerResult = { id: number } | { field: 'company' | 'company_id'; message: string }

/** Finds the seller of a row by id, name or number, or takes the user's only company. */
export async function readSellers(
  tx: Database,
  actor: Actor,
  rows: readonly Row[],
): Promise<(row: Row) => SellerResult> {
  const ids = rows.flatMap(({ company_id }) => company_id ?? [])
  const texts = [...new Set(rows.flatMap(({ company }) => company?.trim() || []))]
  const folded = texts.map((text) => text.toLowerCase())
  const numbers = texts.filter((text) => /^\d{1,15}$/.test(text))
  const { rows: companies } = await tx.execute<{ id: number; trade_name: string }>(sql`
    select id, trade_name from company
    where (${isStaff(actor)} or id = any(${sql.param(actor.companyIds)}::int8[]))
      and (id = any(${sql.param(ids)}::int8[]) or lower(trade_name) = any(${sql.param(folded)}::text[])
        or trade_name = any(${sql.param(texts)}::text[]) or id = any(${sql.param(numbers)}::int8[]))`)
  const companyIds = new Set(companies.map(({ id }) => id))
  const byName = Map.groupBy(companies, ({ trade_name }) => trade_name.toLowerCase())
  const [only, ...others] = isSeller(actor) ? actor.companyIds : []
  return ({ company_id, company }) => {
    const text = company?.trim()
    const named = text ? byName.get(text.toLowerCase()) : undefined
    const exact = named?.filter(({ trade_name }) => trade_name === text) ?? []
    const matches = exact.length > 0 ? exact : (named ?? companies.filter(({ id }) => String(id) === text))
    if (company_id !== undefined) {
      if (!companyIds.has(company_id)) return { field: 'company_id', message: 'Выберите компанию из доступных вам' }
      // The row names another seller than the one selected for the file.
      return text && !matches.some(({ id }) => id === company_id)
        ? { field: 'company', message: say`Продавец: в строке другой, «${text}»` }
        : { id: company_id }
    }
    if (!text)
      return only !== undefined && others.length === 0
        ? { id: only }
        : { field: 'company_id', message: validation().required('Продавец') }
    const [match, ...more] = matches
    if (match && more.length === 0) return { id: match.id }
    return {
      field: 'company',
      message: match
        ? say`Продавец: «${text}» не один, укажите номер`
        : say`Продавец: «${text}» нет среди доступных вам`,
    }
  }
}
