import { openDatabase } from '#db/database.ts'
import { readEnv } from '#env.ts'
import { auditKey } from '#sections/audit-log/key.ts'
import { verifyAudit } from '#sections/audit-log/verify.ts'
import { wordsOf } from '#text/loggable.ts'

// The command `verify-audit`: walks the chain of the log. With a head that an earlier run printed, it must still be there.
try {
  const env = readEnv(process.env)
  const database = await openDatabase({
    url: env.databaseUrl,
    folder: env.dataDir,
    deadlines: env.deadlines,
    onError: (error) => console.error(wordsOf(error)),
  })
  const { checked, head, faults } = await verifyAudit(database.db, {
    at: new Date(),
    key: auditKey(env),
    head: process.argv[2],
  })
  await database.close()
  for (const fault of faults) console.error(fault)
  console.log(`Проверено записей: ${checked}. Конец цепочки: ${head}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
