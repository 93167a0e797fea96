import { expect, expectTypeOf, test } from 'vitest'
import { integer, pgTable, text } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { record } from '#db/columns.ts'
import { recordsOf } from './record.ts'

interface Shelf {
  id: number
  version: number
  name: string
  labels: string[]
}

const shelves = recordsOf({
  entity: 'storage',
  table: pgTable('shelf', { ...record, name: text().notNull(), height: integer() }),
  find: (_db: Database, _actor: Actor, id: number): Promise<Shelf> =>
    Promise.resolve({ id, version: 1, name: '', labels: [] }),
  label: ({ name }) => name,
  saveParts: async (_tx: Database, _actor: Actor, _id: number, _parts: { labels?: string[] }) => {},
  masked: { labels: (labels) => labels.length },
})

declare const target: { db: Database; actor: Actor; params: { id: number }; version: number | undefined }
declare const before: Shelf

/** The function is compiled and never called. */
export function typed() {
  const body = { name: 'A', heigth: 3 }
  return [
    shelves.change(target, { name: 'A', height: null, labels: ['cold'] }),
    shelves.change(target, async (shelf) => ({ name: `${shelf.name}!` })),
    // @ts-expect-error a mistyped column
    shelves.change(target, { heigth: 3 }),
    // @ts-expect-error a mistyped column in a spread, which TypeScript by itself lets pass
    shelves.update(target, before, { ...body }),
    // @ts-expect-error a mistyped column of a new record
    shelves.create(target, body),
    // @ts-expect-error a mistyped column that a function returns
    shelves.change(target, async () => body),
    // @ts-expect-error a part of the wrong type
    shelves.update(target, before, { labels: [1] }),
    // @ts-expect-error a column of the wrong type
    shelves.update(target, before, { height: 'tall' }),
    // @ts-expect-error fields whose names are not known
    shelves.update(target, before, { ...({} as Record<string, unknown>) }),
  ]
}

test('Records take the columns of their table and the parts that they save', () => {
  expectTypeOf(shelves.change).returns.resolves.toEqualTypeOf<Shelf>()
  expect(shelves.subject({ id: 1, version: 1, name: 'A', labels: [] })).toMatchObject({ entity_label: 'A' })
})
