import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { seedDemoData } from '#demo-data.ts'
import { readEnv } from '#env.ts'

// The command `seed`: demo data into an empty database, without starting the server.
try {
  const env = readEnv(process.env)
  const database = await openDatabase({
    url: env.databaseUrl,
    folder: env.dataDir,
    onError: (error) => console.error(error.message),
  })
  await migrate(database.db)
  const seeded = await seedDemoData(database.db, { at: new Date(), env })
  await database.close()
  console.log(seeded ? 'Демонстрационные данные созданы' : 'В базе уже есть данные: ничего не изменено')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
