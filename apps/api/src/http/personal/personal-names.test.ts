import { resourceEntities } from '@admin-panel/sdk/resources'
import { expect, test } from 'vitest'
import { personalFields } from '#contract/personal.ts'
import { readContract, type Schema } from '#contract/operations.ts'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()

/** Words that name data of a person, or a free text that may contain them. */
const PERSONAL =
  /(?:^|_)(?:phones?|mobile|e?mails?|address(?:es)?|passport|snils|birth\w*|accounts?|cards?|iban|inn|contacts?|recipients?|buyer|comment|note)\d*(?:_|$)/

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
  'commissions.comment': STAFF,
  'brandModeration.comment': STAFF,
  'moderation.comment': STAFF,
  comment_internal: STAFF,
  comment_public: STAFF,
  complaint_comment: STAFF,
  note: STAFF,
  buyer_name: 'The name by which staff and sellers call the buyer',
  'bankDetails.recipient': COMPANY,
  'companies.email': COMPANY,
  'companies.inn': COMPANY,
  'settlements.inn': COMPANY,
  'settlements.recipient': COMPANY,
  'companies.phone': COMPANY,
  'serviceKeys.addresses': 'Networks of a key',
  'storePoints.address': COMPANY,
  'storePoints.email': COMPANY,
  'storePoints.phones': COMPANY,
  has_card: STATE,
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

/** Columns that sound personal, and whose field has another name or is in no answer, and why. */
const OPEN_COLUMNS: Readonly<Record<string, string>> = {
  'audit_log.comment': 'Masked in the answer: phones and mails alone are personal there',
  'ledger_objection.comment': 'Masked in the answer: phones and mails alone are personal there',
  'mail_outbox.recipient': 'Letters on their way, which no answer has',
  'product_applicability.note': 'Whether a part fits a car',
  'status_history.comment': 'The comment of a status, as the field of each record that has one',
  'sub_order.cancel_comment': 'The comment of the cancellation in the answer',
}

test('D1: a column that is named like personal data has a mask or a reason, although no contract names it', async () => {
  const { rows } = await app.db.execute<{ table: string; column: string }>(sql`
    select relname::text as "table", attname::text as "column"
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and typcategory not in ('B', 'N', 'D') order by 1, 2`)
  const columns = rows.filter(({ column }) => PERSONAL.test(column))
  const isKnown = ({ table, column }: (typeof columns)[number]) =>
    column in personalFields(table.replaceAll('_', '-')) ||
    resourcesOf(table).some((name) => isOpen(`${name}.${column}`))

  expect(columns.filter((one) => !isKnown(one)).map(({ table, column }) => `${table}.${column}`)).toEqual(
    Object.keys(OPEN_COLUMNS),
  )
})

/** The resources of the contract whose records a table has. */
const resourcesOf = (table: string) =>
  Object.entries(resourceEntities).flatMap(([name, entity]) => (entity === table.replaceAll('_', '-') ? [name] : []))
