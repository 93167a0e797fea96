import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { seedDemoData } from '#demo-data.ts'
import { beginChain } from '#sections/audit-log/chain/chain.ts'
import { auditKey } from '#sections/audit-log/chain/key.ts'
import { runCommand } from './run-command.ts'

// `seed` loads demo data into an empty database without starting the server. --size is dev (as in `start`) or large (a
// million products); --now is the moment at which the data ends.
await runCommand(readInput, async (database, env, { at, size }) => {
  const seeded = await database.unhurried(async () => {
    await migrate(database.db)
    await beginChain(database.db, auditKey(env))
    return seedDemoData(database.db, { at, env, size }, (name, seconds) =>
      console.log(`${seconds.toFixed(1).padStart(7)} с  ${name}`),
    )
  })
  console.log(seeded ? 'Демонстрационные данные созданы' : 'В базе уже есть данные: ничего не изменено')
})

function readInput() {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'dev' }, now: { type: 'string' } } })
  const { size, now } = values
  const at = now && now !== 'today' ? new Date(now) : new Date()
  if (size !== 'dev' && size !== 'large') throw new Error('--size: dev или large')
  if (Number.isNaN(at.getTime())) throw new Error('--now: момент вида 2026-06-01T09:00:00Z или today')
  return { at, size } as const
}
