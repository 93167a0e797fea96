import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { requireRoles } from './save-ties.ts'
import { beforeSignIn } from '#sections/auth/public.ts'
import { english } from './english.ts'
import { findUsers } from './hits.ts'
import { users } from './routes.ts'
import { user } from './schema.ts'
import { sendLink } from './send-link.ts'
import { seedStatusHistory } from './seed-status-history.ts'
import { seedUsers } from './seed.ts'
import { userStatuses } from './statuses.ts'
import { unblockExpired } from './unblock.ts'
import { listOf } from './queries.ts'

beforeSignIn(unblockExpired)

export const section = defineSection({
  english,
  handlers: { ...users, 'passwordReset.byUser': sendLink },
  resources: {
    user: {
      lists: { users: listOf },
      nameOf: selectNames(user, sql`concat_ws(' ', last_name, nullif(first_name, ''))`),
      referencedBy: ['assignee_id', 'author_id', 'decided_by', 'manager_id', 'reply_user_id'],
      states: userStatuses,
      back: { returned: requireRoles },
      search: { permissions: ['user.view'], find: findUsers },
      grants: { viewer: ['index', 'list', 'view'] },
    },
  },
  dues: {
    unblockUsers: {
      label: 'Окончание блокировки пользователей',
      permission: 'user.statusChange',
      run: (db, at) => unblockExpired(db, at),
    },
  },
  seeds: {
    users: { run: seedUsers, after: ['roles', 'companies'] },
    userStatuses: { run: seedStatusHistory, after: ['reasons'] },
  },
})
