import { expect, test } from 'vitest'
import release from '../../../apps/api/src/db/migrating/released.json' with { type: 'json' }
import { numberOf, readMigrations } from '../../../apps/api/src/db/migrating/files.ts'
import { printOf } from '../../release/schema.ts'
import { lintMigrations } from './lint.ts'

const migrations = readMigrations()
const released: Readonly<Record<string, string>> = release.migrations
const last = numberOf(Object.keys(released).toSorted().at(-1) ?? '')

test('a migration of the last release never changes', () => {
  const present = new Map(migrations.map(({ name, text }) => [name, printOf(text)]))

  expect(Object.entries(released).filter(([name, print]) => present.get(name) !== print)).toEqual([])
})

test('newer migrations stop no process, and take away nothing that the last release uses', () => {
  const newer = migrations.filter(({ name }) => !(name in released)).map(({ name, text }) => [name, text])

  expect(lintMigrations(Object.fromEntries(newer), last)).toEqual([])
})

const ADDED = `
  create table promotion (id bigint primary key, product_id bigint references product);
  create index promotion_product_id_idx on promotion (product_id);
  alter table product add column season text not null default '';`

test.each([
  ['a new table, and a column that old builds leave out', ADDED],
  [
    'an index',
    '-- concurrently\ncreate index concurrently one on product (a);\ncreate index concurrently two on product (b);',
  ],
  ['a constraint of new rows', 'alter table product add constraint positive check (weight_g > 0) not valid;'],
  ['what the last release no longer uses', '-- builds from 9000\nalter table product drop column season;'],
])('%s: allowed', (_, text) => {
  expect(lintMigrations({ '9001-sample.sql': text }, '9000')).toEqual([])
})

test.each([
  ['create index one on product (a);', 'require-concurrent-index-creation'],
  ['drop index one;', 'require-concurrent-index-deletion'],
  ['alter table product drop column season;', 'ban-drop-column'],
  ['alter table product rename column season to term;', 'renaming-column'],
  ['alter table product rename to goods;', 'renaming-table'],
  ['drop table product;', 'ban-drop-table'],
  ['alter table product alter column weight_g type bigint;', 'changing-column-type'],
  ['alter table product add column season text not null;', 'adding-required-field'],
  ['alter table product alter column season set not null;', 'adding-not-nullable-field'],
  ['alter table product add constraint positive check (weight_g > 0);', 'constraint-missing-not-valid'],
  ['alter table product add constraint one unique (name);', 'disallowed-unique-constraint'],
  ['update product set season = null where true;', 'rows of product change in batches'],
  ['delete from "order" where true;', 'rows of order change in batches'],
  ['alter table product add column a text;\nalter table brand add column a text;', 'one table a file'],
  ['-- builds from 9001\nalter table product drop column season;', 'the last release knows 9000'],
])('%s: refused', (text, reason) => {
  expect(lintMigrations({ '9001-sample.sql': text }, '9000').join('\n')).toContain(reason)
})
