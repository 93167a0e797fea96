import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { refusedElsewhere } from './one-server.ts'

const app = await useApp()

test.each([
  ["set time zone 'UTC'", 'a pooler'],
  ['listen changes', 'a pooler'],
  ['create temporary table found (id int)', 'a pooler'],
  ['select pg_advisory_lock(1)', 'a pooler'],
  ["select currval('user_id_seq')", 'a pooler'],
  ['select pg_advisory_xact_lock(1, 2)', 'shards'],
  ['select id from product where transaction >= pg_snapshot_xmin(pg_current_snapshot())', 'shards'],
  ['select id from product for update skip locked', 'shards'],
  ["select pg_read_file('pg_hba.conf')", 'a managed server'],
])('%s is refused by %s', (statement, by) => {
  expect(refusedElsewhere(statement)).toContain(by)
})

test.each([
  "set local lock_timeout = '1s'",
  'select pg_advisory_xact_lock($1)',
  'select id from product where id = $1',
])('%s is refused nowhere', (statement) => {
  expect(refusedElsewhere(statement)).toBeUndefined()
})

// docs/operations.md, «On to a hundred million», says what these mean for an engine that shards.
const LARGE = ['product', 'product_offer', 'stock', 'order', 'sub_order', 'sub_order_item', 'review', 'audit_log']
const large = `{${LARGE.join()}}`

test('Triggers of large tables, which an engine that shards runs within one shard at most, are those of the document', async () => {
  const { rows } = await app.db.execute(`
    select string_agg(tgname, ', ' order by tgname) as names from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgname not like 'watched%' and relname = any('${large}')`)

  expect(rows[0]).toEqual({
    names: [
      'audit_log_keeps_all',
      'audit_log_keeps_rows',
      'offer_counted_again',
      'offer_counted_in',
      'offer_counted_out',
      'order_bought_as_placed',
      'product_counted_again',
      'product_counted_in',
      'product_counted_out',
      'product_releases',
      'product_releases_all',
      'product_without_crosses_in',
      'product_without_crosses_out',
      'review_releases',
      'review_releases_all',
      'stock_summed_again',
      'stock_summed_in',
      'stock_summed_out',
      'sub_order_bought_as_placed',
    ].join(', '),
  })
})

test('Foreign keys between large tables, which need one key of distribution, are those of the document', async () => {
  const { rows } = await app.db.execute(`
    select string_agg(source.relname || ' → ' || target.relname, ', ' order by source.relname, target.relname) as keys
    from pg_constraint join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and source.relname = any('${large}') and target.relname = any('${large}')`)

  expect(rows[0]).toEqual({
    keys: [
      'product_offer → product',
      'review → product',
      'review → sub_order_item',
      'stock → product_offer',
      'sub_order → order',
      'sub_order_item → product',
      'sub_order_item → product_offer',
      'sub_order_item → sub_order',
    ].join(', '),
  })
})
