import { untilReady } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { runCommand } from './run-command.ts'

// `migrate` brings the schema to this version beside working processes, and before those of the new version start. A run that
// was ended goes on with the next one.
await runCommand(
  () => undefined,
  async (database) => {
    await untilReady(database.db, (seconds, code) =>
      console.log(`База данных не отвечает (${code}), следующая попытка через ${seconds} с`),
    )
    const newer = await database.unhurried(() =>
      migrate(database.db, {
        onNote: (sentence) => console.log(sentence),
        onApplied: (name, seconds) => console.log(`${seconds.toFixed(1).padStart(7)} с  ${name}`),
      }),
    )
    console.log(newer.length > 0 ? `Схема новее этой версии: в ней есть ${newer.join(', ')}` : 'Схема готова')
  },
)
