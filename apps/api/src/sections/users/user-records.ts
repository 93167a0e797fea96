import { recordsOf } from '#records/record.ts'
import { DUPLICATE_MESSAGES } from './input.ts'
import { personLabel } from '#text/person-label.ts'
import { findUser } from './queries.ts'
import { saveTies } from './save-ties.ts'
import { user } from './schema.ts'

export const userRecords = recordsOf({
  entity: 'user',
  table: user,
  find: findUser,
  label: (person) => personLabel(person),
  duplicates: {
    user_email_key: { email: [DUPLICATE_MESSAGES.email] },
    user_phone_key: { phone: [DUPLICATE_MESSAGES.phone] },
  },
  saveParts: saveTies,
})
