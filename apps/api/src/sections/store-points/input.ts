import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, mayUseCompany } from '#query/scope.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { Context } from '#records/record.ts'
import { takeFiles } from '#sections/files/public.ts'
import { oneSpot } from '#text/one-spot.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { exceptionMistakes, scheduleMistakes, normalizeExceptions, normalizeSchedule } from './schedule.ts'
import { entriesOf, keysOf } from '#text/pick.ts'
import { validation } from '#text/language/say.ts'

type Changes = Call<'storePoints.update'>['body']

const NAMES = { name: ['Название', 3], street: ['Улица', 1], house: ['Дом', 1] } as const
const OPTIONAL = ['building', 'office', 'postal_code', 'email', 'cutoff'] as const

/** Normalizes a body for storage: trimmed texts, empty ones as null, each phone and service once. */
export function normalize(body: Changes): Changes {
  const { phones, schedule, schedule_exceptions, services, photo_ids } = body
  return {
    ...body,
    ...Object.fromEntries(keysOf(NAMES).flatMap((field) => normalizedField(body, field, oneLine))),
    ...Object.fromEntries(OPTIONAL.flatMap((field) => normalizedField(body, field, (text) => oneLineOrNull(text)))),
    ...(phones && { phones: [...new Set(phones)] }),
    ...(schedule && { schedule: normalizeSchedule(schedule) }),
    ...(schedule_exceptions && { schedule_exceptions: normalizeExceptions(schedule_exceptions) }),
    ...(services && { services: [...new Set(services)].toSorted() }),
    ...(photo_ids && { photo_ids: [...new Set(photo_ids)] }),
    ...oneSpot(body),
  }
}

function normalizedField(body: Changes, field: keyof Changes, normalizeUp: (text: string) => string | null) {
  const value = body[field]
  return typeof value === 'string' ? [[field, normalizeUp(value)] as const] : []
}

/**
 * Validates the rules that the contract cannot express, and attaches the photos; `whole` is the next state of the
 * record.
 */
export async function assertValid(
  { db, actor }: Context,
  whole: { lat?: number | undefined; lon?: number | undefined; company_id?: number | null | undefined },
  { input, before }: { input: Changes; before?: { photo_ids: number[] } },
): Promise<void> {
  const details: Details = {}
  for (const [field, [label, min]] of entriesOf(NAMES)) {
    const value = input[field]
    if (value !== undefined && value.length < min)
      details[field] = [min === 1 ? validation().required(label) : validation().minLength(label, min)]
  }
  if (whole.lat === undefined || whole.lon === undefined) details['lat'] = ['Укажите точку на карте']
  const wrongHours = input.schedule ? scheduleMistakes(input.schedule) : []
  if (wrongHours.length > 0) details['schedule'] = wrongHours
  const wrongDates = exceptionMistakes(input.schedule_exceptions ?? [])
  if (wrongDates.length > 0) details['schedule_exceptions'] = wrongDates
  Object.assign(details, await referenceErrors(db, actor, input))
  const added = input.photo_ids?.filter((id) => !before?.photo_ids.includes(id)) ?? []
  const home = { entity: 'store-point', companyId: whole.company_id ?? null, images: true } as const
  if (!(await takeFiles(db, actor, added, home))) details['photo_ids'] = [validation().enum('Фото')]
  if (Object.keys(details).length > 0) throw invalid(details)
}

async function referenceErrors(tx: Database, actor: Actor, { company_id, city_id }: Changes) {
  const { rows } = await tx.execute<{ company: boolean; city: boolean }>(sql`
    select exists (select from company where id = ${company_id ?? null}) as company,
      exists (select from city where id = ${city_id ?? null}) as city`)
  const [row] = rows
  const details: Details = {}
  const isForeign = company_id ? !mayUseCompany(actor, company_id) || !row?.company : isSeller(actor)
  if (company_id !== undefined && isForeign) details['company_id'] = ['Выберите компанию из доступных вам']
  if (city_id !== undefined && !row?.city) details['city_id'] = [validation().enum('Город')]
  return details
}
