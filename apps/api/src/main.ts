import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#env.ts'
import { createApp } from '#app.ts'
import { seed } from '#seed.ts'

const env = readEnv(process.env)
const database = await openDatabase({
  url: env.databaseUrl,
  folder: env.dataDir,
  onError: (error) => console.error(error.message),
})
await migrate(database.db)
if (!env.production) await seed(database.db, { at: new Date(), env })
const app = await createApp({ db: database.db, env })
await app.listen({ port: env.port, host: env.host })
