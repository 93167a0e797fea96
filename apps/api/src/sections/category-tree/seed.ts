import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { type Branch, defaultCategories } from './default-categories.ts'
import { category } from './schema.ts'

type Row = Omit<typeof category.$inferInsert, 'id'> & { id: number }

// What is off shows how it takes everything under it along.
const OFF = new Set(['Выхлоп', 'Ксеноновые лампы', 'Минеральные масла'])

// By law, from dates of their own.
const MARKED: Record<string, string> = { 'Моторные масла': '2025-09-01', 'Шины и диски': '2020-12-15' }

export async function seedCategories(tx: Database, { size }: { size: Size }): Promise<void> {
  const rows: Row[] = []
  grow(defaultCategories, undefined, rows)
  spread(rows, rowsOf('category', size))
  await tx.insert(category).values(rows)
  await continueIds(tx, 'category')
}

// What a large tree has beside the leaves of the small one, whose products stay in leaves.
const USES = [
  'легковых автомобилей',
  'внедорожников',
  'микроавтобусов',
  'грузовиков',
  'автобусов',
  'мотоциклов',
  'прицепов',
  'спецтехники',
  'электромобилей',
  'ретроавтомобилей',
]

/** Gives the branches further leaves, one each in turn, until there are so many categories. */
function spread(rows: Row[], count: number) {
  const branches = rows.filter(({ id }) => rows.some(({ parent_id }) => parent_id === id))
  const slugs = new Set(rows.map(({ slug }) => slug))
  for (const use of USES) {
    for (const branch of branches) {
      if (rows.length >= count) return
      const siblings = rows.filter(({ parent_id }) => parent_id === branch.id).length
      rows.push(rowUnder(branch, rows.length + 1, `${branch.name}: для ${use}`, siblings + 1, slugs))
    }
  }
}

function grow(branch: Branch | string[], parent: Row | undefined, rows: Row[], slugs = new Set<string>()) {
  const names = Array.isArray(branch) ? branch : Object.keys(branch)
  for (const [index, name] of names.entries()) {
    const row = rowUnder(parent, rows.length + 1, name, index + 1, slugs)
    rows.push(row)
    if (!Array.isArray(branch)) grow(branch[name] ?? [], row, rows, slugs)
  }
}

function rowUnder(parent: Row | undefined, id: number, name: string, position: number, slugs: Set<string>): Row {
  const slug = slugOf(name, (taken) => slugs.has(taken))
  slugs.add(slug)
  return {
    id,
    parent_id: parent?.id ?? null,
    name,
    slug,
    position,
    depth: (parent?.depth ?? 0) + 1,
    path: `${parent?.path ?? ''}${id}.`,
    is_active: !OFF.has(name),
    marking_required: name in MARKED,
    marking_since: MARKED[name] ?? null,
    vat_default: '22',
    // One picture for each root, in their order.
    image_id: parent ? null : position,
  }
}
