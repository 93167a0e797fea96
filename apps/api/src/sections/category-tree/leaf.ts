import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { effectiveActive } from './paths.ts'
import { category } from './schema.ts'

/**
 * The category that a product is put into: one that nothing is under, and nothing can get under
 * until the transaction ends. Its counter would lock it anyway, so the lock makes nobody wait longer.
 */
export async function lockLeaf(tx: Database, id: number, field = 'category_id') {
  await tx.select({ id: category.id }).from(category).where(eq(category.id, id)).for('no key update')
  const [found] = await tx
    .select({
      id: category.id,
      name: category.name,
      effective_active: effectiveActive,
      marking_required: category.marking_required,
      is_leaf: sql<boolean>`not exists (select from category child where child.parent_id = "category".id)`,
    })
    .from(category)
    .where(eq(category.id, id))
  if (!found?.is_leaf) throw invalid({ [field]: ['Выберите конечную категорию'] })
  return found
}
