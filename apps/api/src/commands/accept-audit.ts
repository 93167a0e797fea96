import { acceptAudit, keeperOf } from '#sections/audit-log/chain/kept-head.ts'
import { verifyAudit } from '#sections/audit-log/chain/verify.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Использование: pnpm accept-audit <конец цепочки, который напечатала pnpm verify-audit>'

// `accept-audit` signs the chain of the log as it is, on the word of the operator: one that a version without a key has
// begun, or one that lacks the head which this folder keeps, since an earlier state of the database was restored.
await runCommand(readHead, async ({ db }, env, expectedHead) => {
  const keeper = keeperOf(env)
  const at = new Date()
  const { head, faults } = await verifyAudit(db, { at, key: keeper.key })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error('Журнал повреждён, принять его нельзя')
  if (head !== expectedHead) throw new Error(`Конец цепочки другой: ${head}`)
  const accepted = await acceptAudit(db, keeper, { at, unsigned: true })
  if (accepted.lost) console.log(`Прежний конец ${accepted.lost} больше не ожидается: записи после копии потеряны`)
  console.log(`Журнал принят с концом ${accepted.head}`)
})

function readHead(): string {
  const head = process.argv[2]
  if (!head) throw new Error(USAGE)
  return head
}
