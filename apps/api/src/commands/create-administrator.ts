import { parseArgs } from 'node:util'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { isAdministrator, isAdministratorRole } from '#records/access/holders.ts'
import { beginChain } from '#sections/audit-log/chain/chain.ts'
import { auditKey } from '#sections/audit-log/chain/key.ts'
import { linkFor } from '#sections/auth/links.ts'
import { seedReasons } from '#sections/operation-reasons/seed.ts'
import { seedRoles } from '#sections/roles/seed.ts'
import { seedSettings } from '#sections/settings/seed.ts'
import { seedTemplates } from '#sections/templates/seed.ts'
import { personLabel } from '#text/person-label.ts'
import { user } from '#sections/users/schema.ts'
import { runCommand } from './run-command.ts'

const USAGE = 'Использование: create-administrator.ts --email name@example.ru --last-name Фамилия --first-name Имя'

interface Person {
  email: string
  last_name: string
  first_name: string
}

/** Creates the first administrator of a database and returns a link to set the password; throws if one exists. */
async function createAdministrator(db: Database, person: Person, publicUrl: string, at: Date): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table role in exclusive mode`)
    const roles = await tx.execute(sql`select 1 from role limit 1`)
    if (roles.rows.length === 0) {
      await seedRoles(tx)
      await seedSettings(tx, { at })
      await seedTemplates(tx, { at })
      await seedReasons(tx)
    }
    const present = await tx.execute(
      sql`select from "user" where status in ('invited', 'active') and ${isAdministrator(sql`"user".id`)} limit 1`,
    )
    if (present.rows.length > 0) throw new Error('Администратор уже есть: новых добавляют в панели')
    const [created] = await tx
      .insert(user)
      .values({ ...person, status: 'invited' })
      .returning()
    if (!created) throw new Error('The administrator was not stored')
    await tx.execute(sql`insert into user_role select ${created.id}, id from role where ${isAdministratorRole}`)
    await audit(tx, systemCaller(at), {
      event: 'created',
      entity: 'user',
      entity_id: created.id,
      entity_label: personLabel(created),
    })
    return linkFor(tx, created.id, at, publicUrl)
  })
}

function readPerson(): Person {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, 'last-name': { type: 'string' }, 'first-name': { type: 'string' } },
  })
  const { email, 'last-name': last_name, 'first-name': first_name } = values
  if (!email?.includes('@') || !last_name || !first_name) throw new Error(USAGE)
  return { email: email.trim().toLowerCase(), last_name, first_name }
}

await runCommand(readPerson, async (database, env, person) => {
  await database.unhurried(() => migrate(database.db))
  await beginChain(database.db, auditKey(env))
  const link = await createAdministrator(database.db, person, env.publicUrl, new Date())
  console.log(`Администратор ${person.email} создан. Пароль задаётся по ссылке, она действует один час:\n${link}`)
})
