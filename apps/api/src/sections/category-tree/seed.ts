import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { type Branch, defaultCategories } from './default-categories.ts'
import { category } from './schema.ts'

type Row = Omit<typeof category.$inferInsert, 'id'> & { id: number }

// Inactive branches, to show that their descendants become inactive too.
const OFF = new Set(['Выхлоп', 'Ксеноновые лампы', 'Минеральные масла'])

// Marking is mandatory by law from these dates.
const MARKED: Record<string, string> = { 'Моторные масла': '2025-09-01', 'Шины и диски': '2020-12-15' }

export async function seedCategories(tx: Database, { size }: { size: Size }): Promise<void> {
  const rows: Row[] = []
  grow(defaultCategories, undefined, rows)
  addLeaves(rows, rowsOf('category', size))
  await tx.insert(category).values(rows)
  await continueIds(tx, 'category')
}

// The large tree adds leaves for these uses beside the small tree's leaves, since products may only be in leaves.
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

/** Adds leaves to the branches in turn until `count` categories exist. */
function addLeaves(rows: Row[], count: number) {
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
  const slug = slugOf(name, (candidate) => slugs.has(candidate))
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
    // Each root has one image, in order.
    image_id: parent ? null : position,
  }
}
