import { recordsOf } from '#records/record.ts'
import { TAKEN } from './input.ts'
import { personLabel } from './person.ts'
import { findUser } from './queries.ts'
import { saveTies } from './save-ties.ts'
import { user } from './schema.ts'

export const userRecords = recordsOf({
  entity: 'user',
  table: user,
  find: findUser,
  label: (found) => personLabel(found),
  taken: { user_email_key: { email: [TAKEN.email] }, user_phone_key: { phone: [TAKEN.phone] } },
  saveParts: saveTies,
})
