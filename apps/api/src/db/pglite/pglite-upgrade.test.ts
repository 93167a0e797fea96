import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'

test('A database of the first version keeps its companies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const first = join(folder, 'first')
  await mkdir(first)
  for (const name of ['0001-core.sql', '0002-handbooks.sql'])
    await cp(join(import.meta.dirname, '../migrations/000x', name), join(first, name))
  const database = await openDatabase({ folder, onError: (error) => expect.unreachable(error.message) })
  onTestFinished(() => database.close())
  const { db } = database
  await migrate(db, { folder: first })
  await db.execute(sql`
    insert into company (type, full_name, short_name, trade_name, inn)
    values ('entrepreneur', 'ИП Смирнова', 'ИП Смирнова', 'Смирнова Авто', '780000012366')`)
  await migrate(db)

  const { rows } = await db.execute(sql`select trade_name, opf, slug, tax_system, vat_rate from company`)
  expect(rows).toEqual([
    { trade_name: 'Смирнова Авто', opf: 'ИП', slug: 'company-1', tax_system: 'usn_income', vat_rate: 'none' },
  ])
})
