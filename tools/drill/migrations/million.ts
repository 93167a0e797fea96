import type { Client } from 'pg'

/** Copies the products of the demo data until there are a million; the triggers would count each of them. */
export async function growProducts(client: Client, total = 1_000_000): Promise<void> {
  const { rows } = await client.query<{ columns: string; count: number; last: number }>(`
    select string_agg(quote_ident(column_name), ', ') as columns, (select count(*)::int from product) as count,
      (select max(id) from product) as last
    from information_schema.columns
    where table_name = 'product' and table_schema = 'public' and column_name not in ('id', 'slug', 'article', 'article_norm')`)
  const [{ columns, count, last } = { columns: '', count: 1, last: 0 }] = rows
  // The searches do without, and filling them takes most of the time.
  const searches = await client.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam where indrelid = 'product'::regclass and amname = 'gin'`)
  for (const { name } of searches.rows) await client.query(`drop index ${name}`)
  await client.query('set session_replication_role = replica')
  const copies = Math.ceil(total / count)
  await client.query(`
    insert into product (id, slug, article, article_norm, ${columns})
    select ${last} + row_number() over (), slug || '-' || copy, article || copy, article_norm || copy, ${columns}
    from generate_series(1, ${copies}) copy, (select * from product) source limit ${total - count}`)
  await client.query(`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze product')
}
