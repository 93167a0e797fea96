import { russianValidation } from '@admin-panel/sdk/validation'
import { oneLine } from '#text/tidy.ts'
import { invalid } from '#errors.ts'

/** The `name` of a record in one visible line, which spaces alone do not make long enough. */
export function tidyName(name: string, min: number): string {
  const tidy = oneLine(name)
  if (tidy.length < min) throw invalid({ name: [russianValidation.minLength('Название', min)] })
  return tidy
}
