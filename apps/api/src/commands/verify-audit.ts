import { keeperOf, keptHead } from '#sections/audit-log/chain/kept-head.ts'
import { verifyAudit } from '#sections/audit-log/chain/verify.ts'
import { runCommand } from './run-command.ts'

// `verify-audit` verifies the hash chain of the log. The chain must still contain the head that an earlier run printed,
// if one is passed, and the one that this folder keeps.
await runCommand(
  () => process.argv[2],
  async ({ db }, env, expectedHead) => {
    const { key, folder } = keeperOf(env)
    const { checked, head, faults, doubts } = await verifyAudit(db, {
      at: new Date(),
      key,
      head: expectedHead,
      kept: keptHead(folder),
    })
    for (const sentence of [...faults, ...doubts]) console.error(sentence)
    console.log(`Проверено записей: ${checked}. Конец цепочки: ${head}`)
    process.exitCode = faults.length + doubts.length > 0 ? 1 : 0
  },
)
