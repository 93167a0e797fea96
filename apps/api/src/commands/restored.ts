import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { restoreAccess } from '#sections/auth/restored.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Использование: pnpm restored --administrator name@example.ru (можно несколько раз)'

function readEmails(): string[] {
  const { values } = parseArgs({ options: { administrator: { type: 'string', multiple: true, default: [] } } })
  const emails = [...new Set(values.administrator.map((email) => email.trim().toLowerCase()))]
  if (emails.length === 0) throw new Error(USAGE)
  return emails
}

// `restored` runs after a restore and before the start: it revokes the sessions, links and passwords of the copy.
await runCommand(readEmails, async (database, env, emails) => {
  const { blocked, links } = await database.unhurried(async () => {
    await migrate(database.db)
    return restoreAccess(database.db, emails, env.publicUrl, new Date())
  })
  console.log(`Сеансы, ссылки и пароли из копии недействительны. Заблокировано пользователей: ${blocked}`)
  for (const [email, link] of links)
    console.log(`${email}: новый пароль задаётся по ссылке, она действует один час:\n${link}`)
})
