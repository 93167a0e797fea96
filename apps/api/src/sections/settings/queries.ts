import { eq, inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, listPage } from '#query/list.ts'
import { setting } from './schema.ts'

const columns = {
  id: setting.id,
  key: setting.key,
  group: setting.group,
  type: setting.type,
  value: setting.value,
  label: setting.label,
  created_at: setting.created_at,
  updated_at: setting.updated_at,
  version: setting.version,
}

export function listSettings(db: Database, query: Call<'settings.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'settings.list'>(query, {
      table: setting,
      where: {
        q: words(sql`${setting.label} || ' ' || ${setting.key}`),
        group: equals(setting.group),
        type: oneOf(setting.type),
      },
      sort: {
        group: setting.group,
        key: setting.key,
        label: alphabetical(setting.label),
        updated_at: setting.updated_at,
      },
      order: ['group', 'label'],
    }),
    (position) => db.select({ ...columns, ...position }).from(setting),
  )
}

export async function findSetting(db: Database, id: number) {
  const [record] = await db.select(columns).from(setting).where(eq(setting.id, id))
  if (!record) throw notFound()
  return record
}

/** Loads the settings of these keys and locks them until the transaction ends. */
export async function lockSettings(tx: Database, keys: string[]) {
  const settings = await tx
    .select(columns)
    .from(setting)
    .where(inArray(setting.key, keys))
    .orderBy(setting.id)
    .for('no key update')
  return new Map(settings.map((item) => [item.key, item]))
}

export async function allSettings(tx: Database) {
  const items = await tx.select(columns).from(setting).orderBy(setting.group, alphabetical(setting.label))
  return { version: Math.max(1, ...items.map(({ version }) => version)), items }
}
