import { eq, sql } from '#db/drizzle.ts'
import { category } from '#sections/category-tree/schema.ts'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { takeFaults } from './watched-rows.ts'

const { db } = await useApp()

/** The faults without the place of the statement. */
const faults = () =>
  takeFaults().map((fault) => fault.replace(/^apps\/api\/src\/test\/statements\/typed-rows\.test\.ts:\d+:\d+: /, ''))

test('A column that the type names and the statement does not return is a fault, and so is the other way round', async () => {
  await db.execute<{ id: number; nmae: string }>(sql`select 1 as id, 'a' as name`)

  expect(faults()).toEqual(['the statement returns no column «nmae»', 'the type has no column «name»'])
})

test('A column of another kind is a fault even if there are no rows', async () => {
  await db.execute<{ price: number }>(sql`select 1.5::numeric as price where false`)
  await db.execute<{ total: string }>(sql`select count(*) as total from category where false`)
  await db.execute<{ ids: string }>(sql`select '{1}'::int8[] as ids where false`)

  expect(faults()).toEqual([
    'the column «price» holds a string and not number',
    'the column «total» holds a number and not string',
    'the column «ids» holds a list and not string',
  ])
})

test('A null is a fault where the type has none, and a value where the type lists others', async () => {
  await db.execute<{ at: string }>(sql`select null::text as at`)
  await db.execute<{ state: 'on' | 'off' }>(sql`select 'lost' as state`)

  expect(faults()).toEqual(['row.at is null null and not string', 'row.state is string "lost" and not "on" | "off"'])
})

test('The parts of an object are compared as well', async () => {
  await db.execute<{ one: { id: number; names: string[] } }>(sql`select '{"id": 1, "names": ["a", 2]}'::jsonb as one`)
  await db.execute<{ one: { id: number } }>(sql`select '{}'::jsonb as one`)

  expect(faults()).toEqual(['row.one.names[1] is number 2 and not string', 'row.one.id is absent'])
})

test('A template of a select is compared by its text', async () => {
  const { id } = category
  await db
    .select({ planted_total: sql<string>`1 + ${1}::int` })
    .from(category)
    .limit(1)
  await db
    .select({ planted_name: sql<string>`nullif('planted', 'planted')` })
    .from(category)
    .where(eq(id, 1))
    .limit(1)

  expect(faults()).toEqual([
    'the column «planted_total» holds a number and not string',
    'planted_name is null null and not string',
  ])
})

test('Rows of the declared type are no fault', async () => {
  await db.execute<{ id: number; at: string | null; ids: number[]; one: { id: number; name?: string } }>(
    sql`select 1::int8 as id, null as at, '{1}'::int4[] as ids, '{"id": 1}'::jsonb as one`,
  )
  await db
    .select({ planted_text: sql<string>`'a' || ${'b'}::text` })
    .from(category)
    .limit(1)

  expect(faults()).toEqual([])
})
