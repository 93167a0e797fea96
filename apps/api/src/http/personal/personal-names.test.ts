import { expect, test } from 'vitest'
import { readContract, type Schema } from '#contract/operations.ts'

/** Words that name data of a person, or a free text that may contain them. */
const PERSONAL =
  /(?:^|_)(?:phones?|e?mail|address|passport|snils|birth\w*|accounts?|inn|contacts?|recipient|buyer|comment|note)(?:_|$)/

const COMPANY = 'A contact or code of a company, which the register of companies publishes'
const COLLEAGUE = 'Accounts of users, for who may read users'
const STATE = 'No value of a person'
const STAFF = 'What staff write of companies, goods and decisions'

/** Fields of answers that sound personal and come in full all the same, by their name or that of the resource too, and why. */
const OPEN: Readonly<Record<string, string>> = {
  requires_comment: STATE,
  recipient_is_locked: STATE,
  buyer_orders_count: STATE,
  service_account: STATE,
  account_end: 'The four digits that the mask leaves',
  comment: 'Why a status was changed',
  comment_internal: STAFF,
  comment_public: STAFF,
  complaint_comment: STAFF,
  note: STAFF,
  buyer_name: 'The name by which staff and sellers call the buyer',
  'bankDetails.recipient': COMPANY,
  'companies.email': COMPANY,
  'companies.inn': COMPANY,
  'companies.phone': COMPANY,
  'storePoints.address': COMPANY,
  'storePoints.email': COMPANY,
  'storePoints.phones': COMPANY,
  'profile.email': COLLEAGUE,
  'profile.phone': COLLEAGUE,
  'users.email': COLLEAGUE,
  'users.phone': COLLEAGUE,
}
const isOpen = (name: string) => name in OPEN || (name.split('.')[1] ?? '') in OPEN

/** The fields of answers by the resource of the operation. */
function fieldsOf(schema: Schema | undefined, seen: (name: string, field: Schema) => void): void {
  for (const [name, field] of Object.entries(schema?.properties ?? {})) {
    seen(name, field)
    fieldsOf(field, seen)
  }
  if (schema?.items) fieldsOf(schema.items, seen)
  for (const branch of schema?.anyOf ?? []) fieldsOf(branch, seen)
}

const named = new Set<string>()
for (const { id, reply } of readContract())
  fieldsOf(reply, (name, field) => {
    if (PERSONAL.test(name) && !field['x-personal']) named.add(`${id.split('.')[0]}.${name}`)
  })

test('D1: a field of an answer that is named like personal data is masked, or is named with its reason', () => {
  expect([...named].filter((name) => !isOpen(name)).toSorted()).toEqual([])
  expect(Object.keys(OPEN).filter((open) => ![...named].some((name) => `.${name}`.endsWith(`.${open}`)))).toEqual([])
})
