import { russianValidation } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#http/errors.ts'
import type { Call } from '#http/handlers.ts'
import { tidyName } from '#http/tidy-name.ts'
import { oneLineOrNull } from '#text/tidy.ts'
import { isImage } from './queries.ts'
import { wrongYears } from './years.ts'

type Changes = Call<'carBrands.update'>['body']

/** Names in one line; refuses years that end before they begin and a logo that is no image. */
export async function tidy(db: Database, input: Changes, before: Changes = {}) {
  const { name, name_ru, logo_id } = input
  const details: Details = wrongYears(input, before)
  if (logo_id && logo_id !== before.logo_id && !(await isImage(db, logo_id)))
    details['logo_id'] = [russianValidation.enum('Логотип')]
  if (Object.keys(details).length > 0) throw invalid(details)
  return {
    ...(name !== undefined && { name: tidyName(name, 1) }),
    ...(name_ru !== undefined && { name_ru: oneLineOrNull(name_ru) }),
  }
}
