import { parseArgs } from 'node:util'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { acceptAudit, type Keeper, keepHead, keeperOf } from '#sections/audit-log/chain/kept-head.ts'
import { sealAudit } from '#sections/audit-log/chain/seal.ts'
import { wordsOf } from '#text/loggable.ts'
import { restoreAccess } from './access-of-copy.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Использование: pnpm restored --administrator name@example.ru (можно несколько раз)'

function readEmails(): string[] {
  const { values } = parseArgs({ options: { administrator: { type: 'string', multiple: true, default: [] } } })
  const emails = [...new Set(values.administrator.map((email) => email.trim().toLowerCase()))]
  if (emails.length === 0) throw new Error(USAGE)
  return emails
}

/** Says which end of the log the copy has, and takes it for the right one; seals what the copy had not yet sealed. */
async function acceptLog(db: Database, keeper: Keeper, at: Date): Promise<void> {
  const { head, lost } = await acceptAudit(db, keeper, { at })
  if (lost)
    console.log(`Журнал кончается раньше, чем помнит сервер: записей до звена ${lost} в копии нет, они потеряны`)
  await sealAudit(db, keeper.key)
  await keepHead(db, keeper, at)
  console.log(`Журнал принят с концом ${head}`)
}

// `restored` runs after a restore and before the start: it revokes the sessions, links and passwords of the copy.
await runCommand(readEmails, async (database, env, emails) => {
  const at = new Date()
  const folder = env.databaseUrl ? undefined : env.dataDir
  const { blocked, links } = await database.unhurried(async () => {
    await migrate(database.db)
    return restoreAccess(database.db, { emails, publicUrl: env.publicUrl, folder, at })
  })
  console.log(`Сеансы, ссылки и пароли из копии недействительны. Заблокировано пользователей: ${blocked}`)
  for (const [email, link] of links)
    console.log(`${email}: новый пароль задаётся по ссылке, она действует один час:\n${link}`)
  await acceptLog(database.db, keeperOf(env), at).catch((error: unknown) => {
    // Nobody should have to end the access again because of the log.
    console.error(`Журнал не принят: ${wordsOf(error)}`)
    process.exitCode = 1
  })
})
