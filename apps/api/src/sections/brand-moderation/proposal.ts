import { normalizeName } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { normalizeSynonyms } from '#sections/brands/public.ts'
import { takeFiles } from '#sections/files/public.ts'
import { oneLine } from '#text/one-line.ts'
import { say } from '#text/language/say.ts'

type Input = Partial<Omit<Schemas['BrandModerationInput'], 'company_id'>>

/** Normalizes a proposal and refuses it if the brand exists or a document is missing. */
export async function checkedProposal(
  db: Database,
  actor: Actor,
  input: Input,
  { company_id, document_ids: before = [] }: { company_id: number; document_ids?: number[] },
) {
  const { proposed_name, proposed_synonyms, site, samples, document_ids } = input
  const name = proposed_name === undefined ? undefined : oneLine(proposed_name)
  const fields = {
    ...input,
    ...(name !== undefined && { proposed_name: name }),
    ...(proposed_synonyms && { proposed_synonyms: normalizeSynonyms(proposed_synonyms) }),
    ...(site !== undefined && { site: site || null }),
    ...(samples && { samples: [...new Set(samples.map(oneLine).filter(Boolean))] }),
    ...(document_ids && { document_ids: [...new Set(document_ids)] }),
  }
  const details: Details = {}
  const wrongName = name === undefined ? undefined : await faultOfName(db, name)
  if (wrongName) details['proposed_name'] = [wrongName]
  const added = fields.document_ids?.filter((id) => !before.includes(id)) ?? []
  if (!(await takeFiles(db, actor, added, { entity: 'brand-moderation', companyId: company_id })))
    details['document_ids'] = ['Документы: выберите загруженные файлы']
  if (Object.keys(details).length > 0) throw invalid(details)
  return fields
}

async function faultOfName(db: Database, name: string): Promise<string | undefined> {
  const norm = normalizeName(name)
  if (!norm) return 'Бренд: неверный формат'
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from brand where name_norm = ${norm}
    union all
    select brand.name from brand_alias join brand on brand.id = brand_id
    where source = 'other' and brand_alias.name_norm = ${norm} limit 1`)
  return rows[0] && say`Бренд «${rows[0].name}» уже есть в каталоге`
}
