import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { takeFiles } from '#sections/files/public.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { wrongYears } from './years.ts'
import { validation } from '#text/language/say.ts'

type Changes = Call<'carBrands.update'>['body']

/** Normalizes names; refuses years in the wrong order and a logo that is no image. */
export async function normalize(db: Database, actor: Actor, input: Changes, before: Changes = {}) {
  const { name, name_ru, logo_id } = input
  const details: Details = wrongYears(input, before)
  const added = logo_id && logo_id !== before.logo_id ? [logo_id] : []
  if (!(await takeFiles(db, actor, added, { entity: 'car-brand', companyId: null, images: true })))
    details['logo_id'] = [validation().enum('Логотип')]
  if (Object.keys(details).length > 0) throw invalid(details)
  return {
    ...(name !== undefined && { name: requireName(name, 1) }),
    ...(name_ru !== undefined && { name_ru: oneLineOrNull(name_ru) }),
  }
}
