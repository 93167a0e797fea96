import { and, asc, eq, isNotNull } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { say } from '#text/language/say.ts'
import { linearPattern } from './linear-pattern.ts'
import { attribute } from './schema.ts'

/** Why a pattern cannot check values. */
export function mistakeInPattern(pattern: string): string | undefined {
  const compiled = linearPattern(pattern)
  if (compiled === 'syntax')
    return say`Шаблон значения: это не регулярное выражение, проверьте скобки и обратные косые черты`
  if (compiled === 'context')
    return say`Шаблон значения: уберите просмотр вперёд и назад (?=…), обратные ссылки \\1 и свойства \\p{Script=…}, с ними проверка может не закончиться`
  if (compiled === 'long') return say`Шаблон значения: слишком много повторов, уменьшите числа в фигурных скобках`
  return undefined
}

/** The attributes whose stored patterns check nothing, since another version or another program has stored them. */
export async function unusablePatterns(db: Database): Promise<number[]> {
  const rows = await db
    .select({ id: attribute.id, pattern: attribute.pattern })
    .from(attribute)
    .where(and(isNotNull(attribute.pattern), eq(attribute.type, 'string')))
    .orderBy(asc(attribute.id))
  return rows.flatMap(({ id, pattern }) => (pattern !== null && mistakeInPattern(pattern) ? [id] : []))
}
