import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { categoryTree } from './schema.ts'

/** Serialises changes of the tree: two concurrent moves could each be valid and together create a cycle. */
export async function lockTree(tx: Database, version?: number): Promise<void> {
  const [tree] = await tx.select({ version: categoryTree.version }).from(categoryTree).for('no key update')
  if (version !== undefined && version !== tree?.version)
    throw conflict('Дерево категорий изменил другой пользователь. Обновите страницу')
}

export async function raiseTreeVersion(tx: Database): Promise<number> {
  const [tree] = await tx
    .update(categoryTree)
    .set({ version: sql`${categoryTree.version} + 1` })
    .returning({ version: categoryTree.version })
  return tree?.version ?? 1
}
