import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { slugOf } from '#text/slug.ts'
import { type Branch, defaultCategories } from './default-categories.ts'
import { category } from './schema.ts'

type Row = Omit<typeof category.$inferInsert, 'id'> & { id: number }

// What is off shows how it takes everything under it along.
const OFF = new Set(['Выхлоп', 'Ксеноновые лампы', 'Минеральные масла'])

export async function seedCategories(tx: Database): Promise<void> {
  const rows: Row[] = []
  grow(defaultCategories, undefined, rows)
  await tx.insert(category).values(rows)
  await tx.execute(sql`select setval(pg_get_serial_sequence('category', 'id'), ${rows.length})`)
}

function grow(branch: Branch | string[], parent: Row | undefined, rows: Row[]) {
  const names = Array.isArray(branch) ? branch : Object.keys(branch)
  for (const [index, name] of names.entries()) {
    const id = rows.length + 1
    const row = {
      id,
      parent_id: parent?.id ?? null,
      name,
      slug: slugOf(name, (taken) => rows.some(({ slug }) => slug === taken)),
      position: index + 1,
      depth: (parent?.depth ?? 0) + 1,
      path: `${parent?.path ?? ''}${id}.`,
      is_active: !OFF.has(name),
    }
    rows.push(row)
    if (!Array.isArray(branch)) grow(branch[name] ?? [], row, rows)
  }
}
