import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { oneLine } from '#text/one-line.ts'
import { say, validation } from '#text/language/say.ts'

// The database collation "unicode" sorts by the root locale, and so does English.
const { compare } = new Intl.Collator('en')

/** Removes duplicate spellings and sorts the rest. */
export function normalizeSynonyms(synonyms: string[]): string[] {
  const byNorm = new Map(synonyms.map((text) => [normalizeName(text), oneLine(text)]))
  if (byNorm.has('')) throw invalid({ synonyms: [validation().pattern('Синонимы')] })
  return [...byNorm.values()].toSorted(compare)
}

interface NamedAttribute {
  id: number
  name: string
  unit: string | null
  synonyms: { text: string; norm: string }[]
}

/** A column name must map to one attribute, so a synonym may not equal another attribute's name or synonym. */
export async function refuseTakenSynonyms(tx: Database, id: number | undefined, synonyms: string[]): Promise<void> {
  const others = (await readNames(tx)).filter((other) => other.id !== id)
  const messages = synonyms.flatMap((text) => {
    const owner = ownerOf(others, text)
    return owner ? [say`Синоним «${text}» уже у атрибута «${owner.attribute.name}»`] : []
  })
  if (messages.length > 0) throw invalid({ synonyms: messages })
}

/** Maps an import column to an attribute by synonym, else by name, each with or without the unit. */
export async function resolveColumn(db: Database, column: string) {
  const match = ownerOf(await readNames(db), column)
  if (!match) return { attribute: null, matched_by: null }
  return { attribute: { id: match.attribute.id, label: match.attribute.name }, matched_by: match.by }
}

function ownerOf(
  attributes: NamedAttribute[],
  text: string,
): { attribute: NamedAttribute; by: 'synonym' | 'name' } | undefined {
  const norm = normalizeName(text)
  if (!norm) return undefined
  const means = (name: string, { unit }: NamedAttribute) => norm === name || norm === name + normalizeName(unit ?? '')
  const exact = attributes.find(({ synonyms }) => synonyms.some((synonym) => synonym.norm === norm))
  const bySynonym = exact ?? attributes.find((one) => one.synonyms.some((synonym) => means(synonym.norm, one)))
  if (bySynonym) return { attribute: bySynonym, by: 'synonym' }
  const byName = attributes.find((one) => means(normalizeName(one.name), one))
  return byName && { attribute: byName, by: 'name' }
}

/** Names are compared in normalized form, which SQL cannot compute; the table has only a few hundred rows. */
async function readNames(db: Database): Promise<NamedAttribute[]> {
  const { rows } = await db.execute<NamedAttribute & Record<string, unknown>>(sql`
    select id, name, unit, (
      select coalesce(json_agg(json_build_object('text', text, 'norm', norm)), '[]')
      from attribute_synonym where attribute_id = attribute.id
    ) as synonyms from attribute order by id`)
  return rows
}

export async function saveSynonyms(tx: Database, id: number, synonyms: string[]): Promise<void> {
  await tx.execute(sql`delete from attribute_synonym where attribute_id = ${id}`)
  if (synonyms.length === 0) return
  await tx.execute(sql`
    insert into attribute_synonym (attribute_id, text, norm)
    select ${id}, text, norm
    from unnest(${sql.param(synonyms)}::text[], ${sql.param(synonyms.map(normalizeName))}::text[]) input (text, norm)`)
}
