import { openDatabase } from '#db/database.ts'
import { readEnv } from '#env.ts'
import { auditKey } from '#sections/audit-log/key.ts'
import { verifyAudit } from '#sections/audit-log/verify.ts'
import { wordsOf } from '#text/loggable.ts'

// `verify-audit` verifies the hash chain of the log. The chain must still contain the head that an earlier run printed,
// if one is passed.
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
  }).finally(() => database.close())
  for (const fault of faults) console.error(fault)
  console.log(`Проверено записей: ${checked}. Конец цепочки: ${head}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
