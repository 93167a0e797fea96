import { parseArgs } from 'node:util'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { seedDemoData } from '#demo-data.ts'
import { readEnv } from '#env.ts'
import { wordsOf } from '#text/loggable.ts'

// `seed` loads demo data into an empty database without starting the server. --size is dev (as in `start`) or large (a
// million products); --now is the moment at which the data ends.
try {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'dev' }, now: { type: 'string' } } })
  const at = values.now && values.now !== 'today' ? new Date(values.now) : new Date()
  if (values.size !== 'dev' && values.size !== 'large') throw new Error('--size: dev или large')
  if (Number.isNaN(at.getTime())) throw new Error('--now: момент вида 2026-06-01T09:00:00Z или today')
  const env = readEnv(process.env)
  const database = await openDatabase({
    url: env.databaseUrl,
    folder: env.dataDir,
    deadlines: env.deadlines,
    onError: (error) => console.error(wordsOf(error)),
  })
  const { size } = values
  const seeded = await database.unhurried(async () => {
    await migrate(database.db)
    return seedDemoData(database.db, { at, env, size }, (name, seconds) =>
      console.log(`${seconds.toFixed(1).padStart(7)} с  ${name}`),
    )
  })
  await database.close()
  console.log(seeded ? 'Демонстрационные данные созданы' : 'В базе уже есть данные: ничего не изменено')
} catch (error) {
  console.error(wordsOf(error))
  process.exit(1)
}
