import { normalizeName } from '@admin-panel/sdk/validation'
import { and, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { oneLine } from '#text/one-line.ts'
import { brand, brandAlias } from './schema.ts'
import { say } from '#text/language/say.ts'

/** Removes duplicates and names that are empty once normalized. */
export function normalizeSynonyms(names: string[]): string[] {
  const unique = new Map<string, string>()
  for (const name of names.map(oneLine)) {
    const norm = normalizeName(name)
    if (norm && !unique.has(norm)) unique.set(norm, name)
  }
  return inOrder([...unique.values()])
}

/** Synonyms need one order wherever they are compared, so that resubmitting the same ones is no change. */
export function inOrder(names: string[]): string[] {
  return names.toSorted(new Intl.Collator('ru').compare)
}

/** Replaces the brand's spellings of the source «other»; a removed one that price lists contain becomes unmapped. */
export async function saveSynonyms(tx: Database, actor: Actor, brandId: number, names: string[]): Promise<void> {
  const at = actor.at.toISOString()
  const stamps = { updated_at: at, updated_by: actor.userId }
  const norms = names.map(normalizeName)
  const aliases = norms.length > 0 ? await aliasesOf(tx, norms) : []
  refuseOthers(aliases, brandId)

  const ownOnes = and(eq(brandAlias.source, 'other'), eq(brandAlias.brand_id, brandId))
  const dropped = norms.length > 0 ? sql`${brandAlias.name_norm} <> all(${sql.param(norms)}::text[])` : undefined
  await tx.delete(brandAlias).where(and(ownOnes, eq(brandAlias.seen_count, 0), dropped))
  await tx
    .update(brandAlias)
    .set({ brand_id: null, status: 'unmapped', ...stamps, version: sql`${brandAlias.version} + 1` })
    .where(and(ownOnes, dropped))
  for (const [index, name] of names.entries()) {
    const alias = aliases.find(({ name_norm }) => name_norm === norms[index])
    if (!alias) {
      const mapping = {
        brand_id: brandId,
        status: 'mapped' as const,
        created_at: at,
        created_by: actor.userId,
        ...stamps,
      }
      await tx.insert(brandAlias).values({ source: 'other', name, name_norm: norms[index] ?? '', ...mapping })
    } else if (alias.name !== name || alias.brand_id !== brandId) {
      await tx
        .update(brandAlias)
        .set({ name, brand_id: brandId, status: 'mapped', ...stamps, version: sql`${brandAlias.version} + 1` })
        .where(eq(brandAlias.id, alias.id))
    }
  }
}

async function aliasesOf(tx: Database, norms: string[]) {
  return tx
    .select({
      id: brandAlias.id,
      name: brandAlias.name,
      name_norm: brandAlias.name_norm,
      brand_id: brandAlias.brand_id,
      brand: brand.name,
    })
    .from(brandAlias)
    .leftJoin(brand, eq(brand.id, brandAlias.brand_id))
    .where(and(eq(brandAlias.source, 'other'), inArray(brandAlias.name_norm, norms)))
    .for('no key update', { of: brandAlias })
}

function refuseOthers(aliases: Awaited<ReturnType<typeof aliasesOf>>, brandId: number) {
  const messages = aliases
    .filter(({ brand_id }) => brand_id !== null && brand_id !== brandId)
    .map(({ name, brand: owner }) => say`Синоним «${name}» уже у бренда «${owner}»`)
  if (messages.length > 0) throw invalid({ synonyms: messages })
}
