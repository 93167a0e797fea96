import { parseArgs } from 'node:util'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#env.ts'
import { restoreAccess } from '#sections/auth/restored.ts'
import { wordsOf } from '#text/loggable.ts'

const USAGE = 'Использование: pnpm restored --administrator name@example.ru (можно несколько раз)'

// `restored` runs after a restore and before the start: it revokes the sessions, links and passwords of the copy.
try {
  const { values } = parseArgs({ options: { administrator: { type: 'string', multiple: true, default: [] } } })
  const emails = [...new Set(values.administrator.map((email) => email.trim().toLowerCase()))]
  if (emails.length === 0) throw new Error(USAGE)
  const env = readEnv(process.env)
  const database = await openDatabase({
    url: env.databaseUrl,
    folder: env.dataDir,
    onError: (error) => console.error(wordsOf(error)),
  })
  await migrate(database.db)
  const { blocked, links } = await restoreAccess(database.db, emails, env.publicUrl, new Date())
  await database.close()
  console.log(`Сеансы, ссылки и пароли из копии недействительны. Заблокировано пользователей: ${blocked}`)
  for (const [email, link] of links)
    console.log(`${email}: новый пароль задаётся по ссылке, она действует один час:\n${link}`)
} catch (error) {
  console.error(wordsOf(error))
  process.exit(1)
}
