import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getTableConfig, is, PgTable, sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { enumOfField, enumWords } from '#text/enum-words.gen.ts'

const app = await useApp()
const root = join(import.meta.dirname, '..')
const files = globSync(['sections/**/schema.ts', 'db/*.ts', 'mail/*.ts', 'records/restore/deleted-record.ts'], {
  cwd: root,
}).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('worker.ts'))
const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(join(root, file))))
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))

test.each(tables.map((table) => getTableConfig(table)))(
  'The table $name is declared as the migrations made it',
  async ({ name, columns }) => {
    const { rows } = await app.db.execute<{ name: string; type: string; nullable: boolean }>(
      sql`select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
        from pg_attribute where attrelid = ${`"${name}"`}::regclass and attnum > 0 and not attisdropped`,
    )
    const declared = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().replace('timestamptz', 'timestamp with time zone').replace(', ', ','),
      nullable: !column.notNull,
    }))

    expect(declared.toSorted(byName)).toEqual(rows.toSorted(byName))
  },
)

test('A column of an enum of the contract takes each of its values', async () => {
  const { rows } = await app.db.execute<{ entity: string; column: string; definition: string }>(
    sql`select replace(relname, '_', '-') as entity, attname as column, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = conrelid
      join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and cardinality(conkey) = 1`,
  )
  const refused = rows.flatMap(({ entity, column, definition }) => {
    const name = enumOfField[`${entity}.${column}`] ?? enumOfField[column]
    const allowedValues = [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value)
    if (!name || !definition.includes('ANY (ARRAY[')) return []
    return Object.keys(enumWords[name]).flatMap((value) =>
      allowedValues.includes(value) ? [] : [`${entity}.${column}: ${value}`],
    )
  })

  expect(rows.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

function byName(a: { name: string }, b: { name: string }) {
  return a.name < b.name ? -1 : 1
}
