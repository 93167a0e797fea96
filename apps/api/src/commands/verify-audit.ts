import { auditKey } from '#sections/audit-log/key.ts'
import { verifyAudit } from '#sections/audit-log/verify.ts'
import { runCommand } from './run-command.ts'

// `verify-audit` verifies the hash chain of the log. The chain must still contain the head that an earlier run printed,
// if one is passed.
await runCommand(
  () => process.argv[2],
  async ({ db }, env, expectedHead) => {
    const { checked, head, faults } = await verifyAudit(db, { at: new Date(), key: auditKey(env), head: expectedHead })
    for (const fault of faults) console.error(fault)
    console.log(`Проверено записей: ${checked}. Конец цепочки: ${head}`)
    process.exitCode = faults.length > 0 ? 1 : 0
  },
)
