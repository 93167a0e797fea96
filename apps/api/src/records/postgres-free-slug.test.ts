import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isDuplicate } from '#db/failures.ts'
import { brand } from '#sections/brands/schema.ts'
import { useApp } from '#test/app.ts'
import { freeSlug, withSlug } from './free-slug.ts'

const app = await useApp()
const add = (db: Database, slug: string) =>
  db.execute(
    sql`insert into brand (name, name_norm, slug, kind) values (${slug}, gen_random_uuid(), ${slug}, 'aftermarket')`,
  )

test('R13: a free slug is found by a few look-ups, however many records have the name', async () => {
  await app.db.execute(sql`
    insert into brand (name, name_norm, slug, kind)
    select slug, slug, slug, 'aftermarket' from generate_series(1, 3000) number, concat('mnogo', case when number > 1 then '-' || number end) slug`)
  let lookups = 0
  const counting = new Proxy(app.db, {
    get(db, name) {
      if (name === 'execute') lookups++
      return Reflect.get(db, name)
    },
  })
  expect(await freeSlug(counting, brand, 'Много')).toBe('mnogo-3001')
  expect(lookups).toBeLessThan(30)
})

test('R13: a slug that another call takes in the meantime is replaced by the next one', async () => {
  const tried: string[] = []
  const used = await withSlug(app.db, brand, { name: 'Гонка' }, async (tx, slug) => {
    if (tried.push(slug) === 1) await add(app.db, slug)
    await add(tx, slug)
    return slug
  })
  expect([tried, used]).toEqual([['gonka', 'gonka-2'], 'gonka-2'])
})

test('R13: a slug that the user has chosen is not replaced', async () => {
  await add(app.db, 'svoy')
  const written = withSlug(app.db, brand, { slug: 'svoy', name: 'Свой' }, (tx, slug) => add(tx, slug))
  expect(isDuplicate(await written.catch((error: unknown) => error), 'brand_slug_key')).toBe(true)
})
