import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#env.ts'
import { seedDemoData } from '#demo-data.ts'
import { START } from './start.ts'

// A script: makes the migrated and seeded database that test files copy.
const target = process.argv[2] ?? ''
const at = target.startsWith('postgresql:') ? { url: target, folder: '' } : { folder: target }
const onError = (error: Error) => {
  throw error
}
const database = await openDatabase({ ...at, onError })
await migrate(database.db)
await seedDemoData(database.db, { at: START, env: readEnv({ NODE_ENV: 'test' }), size: 'dev' })
await database.close()
