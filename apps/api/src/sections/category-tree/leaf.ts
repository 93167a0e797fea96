import { eq, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { effectiveActive } from './paths.ts'
import { category } from './schema.ts'

/**
 * Locks the category of a product, which must be a leaf, so that it stays a leaf until the transaction ends. Updating
 * its product counter takes the same lock anyway, so this one adds no waiting.
 */
export async function lockLeaf(tx: Database, id: number, field = 'category_id') {
  await tx.select({ id: category.id }).from(category).where(eq(category.id, id)).for('no key update')
  const [leaf] = await tx
    .select({
      id: category.id,
      name: category.name,
      effective_active: effectiveActive,
      marking_required: category.marking_required,
      is_leaf: sql<boolean>`not exists (select from category child where child.parent_id = "category".id)`,
    })
    .from(category)
    .where(eq(category.id, id))
  if (!leaf?.is_leaf) throw invalid({ [field]: ['Выберите конечную категорию'] })
  return leaf
}
