import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#env.ts'
import { seedDemoData } from '#demo-data.ts'
import { beginChain } from '#sections/audit-log/chain/chain.ts'
import { AUDIT_KEY, START } from './start.ts'
import { noteChanges } from '#test/statements/unlogged-changes.ts'

// This script creates the migrated and seeded database that test files copy.
const target = process.argv[2] ?? ''
const at = target.startsWith('postgresql:') ? { url: target, folder: '' } : { folder: target }
const onError = (error: Error) => {
  throw error
}
const database = await openDatabase({ ...at, onError })
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: at.folder || join(tmpdir(), 'admin-panel-files') })
// On a busy machine a statement of the seed exceeds the deadline of a request.
await database.unhurried(async () => {
  await migrate(database.db)
  await beginChain(database.db, AUDIT_KEY)
  await seedDemoData(database.db, { at: START, env, size: 'dev' })
  if ('url' in at) await noteChanges(database.db)
})
await database.close()
