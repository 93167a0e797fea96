import { migrate } from '#db/migrate.ts'
import { keepAccess } from './access-of-copy.ts'
import { runCommand } from './run-command.ts'

// `moved` runs after the database itself has moved, as by pg_upgrade or a switch to a new server, and before the start,
// which would otherwise take it for a copy and revoke its sessions and service keys.
await runCommand(
  () => undefined,
  async (database, env) => {
    const isElsewhere = await database.unhurried(async () => {
      await migrate(database.db)
      return keepAccess(database.db, env.databaseUrl ? undefined : env.dataDir)
    })
    console.log(
      isElsewhere
        ? 'Новое место базы записано: сеансы, ссылки и сервисные ключи остаются в силе'
        : 'База там же, где была: ничего не изменено',
    )
  },
)
