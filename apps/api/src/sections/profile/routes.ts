import { type Details, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { DUPLICATE_MESSAGES, normalizePerson } from '#sections/users/public.ts'
import { personLabel } from '#text/person-label.ts'
import { user } from '#sections/users/schema.ts'
import { isTimeZone } from '#text/time-zone.ts'
import { findProfile } from './queries.ts'
import { validation } from '#text/language/say.ts'

export const profile = {
  'profile.view': async ({ db, actor }: Call<'profile.view'>) => ({
    ...(await findProfile(db, actor.userId)),
    ...(actor.isAgent && { is_agent: true }),
  }),
  'profile.update': update,
} satisfies Section<'profile'>

const records = recordsOf({
  entity: 'user',
  table: user,
  find: (db, _actor, id) => findProfile(db, id),
  label: (item) => personLabel(item),
  duplicates: { user_phone_key: { phone: [DUPLICATE_MESSAGES.phone] } },
})

async function update({ body, version, db, actor }: Call<'profile.update'>) {
  const before = await records.lock({ db, actor }, actor.userId, version)
  const input = normalizePerson(body)
  assertValid(input)
  return records.update({ db, actor }, before, input)
}

function assertValid({ last_name, first_name, time_zone }: ReturnType<typeof normalizePerson>) {
  const details: Details = {
    ...(last_name === '' && { last_name: [validation().required('Фамилия')] }),
    ...(first_name === '' && { first_name: [validation().required('Имя')] }),
    ...(time_zone !== undefined && !isTimeZone(time_zone) && { time_zone: [validation().enum('Часовой пояс')] }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}
