import type { Call, Section } from '#http/handlers.ts'
import { companyOptions } from './queries.ts'

export const companies = {
  'companies.options': options,
} satisfies Section<'companies'>

async function options({ query, db, actor }: Call<'companies.options'>) {
  return { items: await companyOptions(db, actor, query) }
}
