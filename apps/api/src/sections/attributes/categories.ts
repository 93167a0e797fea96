import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { validation } from '#text/language/say.ts'

type Tie = Schemas['AttributeCategory']

/** The ties to store, with category names: a known tie keeps the fields that the input omits. */
export async function completeTies(
  tx: Database,
  input: Schemas['AttributeCategoryInput'][],
  { before, is_required }: { before: Tie[]; is_required: boolean },
): Promise<Tie[]> {
  const inputById = new Map(input.map((tie) => [tie.category_id, tie]))
  const tiesById = new Map(before.map((tie) => [tie.category_id, tie]))
  const { rows } = await tx.execute<{ id: number; name: string; next: number }>(sql`
    select id, name, (select coalesce(max(position), 0) + 1 from attribute_category where category_id = category.id) as next
    from category where id = any(${sql.param([...inputById.keys()])}::int8[]) order by id`)
  if (rows.length < inputById.size) throw invalid({ categories: [validation().enum('Категории')] })
  return rows.map(({ id, name, next }) => ({
    category_id: id,
    category: { id, label: name },
    is_required: inputById.get(id)?.is_required ?? tiesById.get(id)?.is_required ?? is_required,
    position: inputById.get(id)?.position ?? tiesById.get(id)?.position ?? next,
  }))
}
