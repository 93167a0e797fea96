import { oneLine } from '#text/one-line.ts'
import { invalid } from '#errors.ts'
import { validation } from '#text/language/say.ts'

/** Normalizes a `name` to one visible line, so that spaces do not count towards its length. */
export function requireName(name: string, min: number): string {
  const line = oneLine(name)
  if (line.length < min) throw invalid({ name: [validation().minLength('Название', min)] })
  return line
}
