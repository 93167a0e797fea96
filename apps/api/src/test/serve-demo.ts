import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#app.ts'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { freeBytesOf } from '#db/pglite/free-space.ts'
import { seedDemoData } from '#demo-data.ts'
import { readEnv } from '#env.ts'
import { START } from './start.ts'

// Serves the built panel on the demo data of one day, at a clock that stands still: the same screens whenever it is started.
const folder = await mkdtemp(join(tmpdir(), 'admin-panel-demo-'))
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'warn', LIMIT_REQUESTS: '100000' })
const database = await openDatabase({
  folder,
  onError: (error) => {
    throw error
  },
})
await database.unhurried(async () => {
  await migrate(database.db)
  await seedDemoData(database.db, { at: START, env, size: 'dev' })
})
const app = await createApp({
  db: database.db,
  env,
  now: () => START,
  embedded: { freeBytes: () => freeBytesOf(folder) },
})
// The client compares its clock with this header.
app.addHook('onSend', async (_request, reply) => void reply.header('date', START.toUTCString()))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)

await once(process, 'SIGTERM')
await app.close()
await database.close()
await rm(folder, { recursive: true })
