import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#db/scope.ts'
import { alphabetical, containsWords, type OptionsQuery } from '#http/list.ts'
import { company } from './schema.ts'

export function companyOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: company.id,
      label: company.trade_name,
      hint: sql<string>`'ИНН ' || ${company.inn}`,
      is_active: sql<boolean>`${company.status} = 'active'`,
    })
    .from(company)
    .where(
      and(
        withinCompanies(actor, company.id),
        ids && inArray(company.id, ids),
        containsWords(sql`${company.trade_name} || ' ' || ${company.short_name} || ' ' || ${company.inn}`, q),
      ),
    )
    .orderBy(asc(alphabetical(company.trade_name)), asc(company.id))
    .limit(limit)
}
