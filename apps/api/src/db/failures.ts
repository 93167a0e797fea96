import { conflict, Refusal, unavailable } from '#errors.ts'

const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '25P03',
])
const CONNECTION_TEXT = /timeout exceeded when trying to connect|Connection terminated|not queryable$/
const CONFLICTING = new Set(['40001', '40P01', '55P03', '23503', '23505'])

/** Maps an error to a refusal where it is one; undefined means a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const root = rootOf(error)
  const code = codeOf(root)
  if (
    CONNECTION_LOST.has(code) ||
    code.startsWith('08') ||
    (root instanceof Error && CONNECTION_TEXT.test(root.message))
  )
    return unavailable(error)
  if (isDiskFull(error))
    return new Refusal(
      'unavailable',
      'На сервере закончилось место, изменения не сохраняются. Сообщите администратору',
      { retryAfter: 60, cause: error },
    )
  if (CONFLICTING.has(code)) return conflict('Запись сейчас изменяет другой пользователь. Повторите попытку', error)
  return undefined
}

/** A full disk, of the files or of the database, loses nothing, but nothing new can be stored. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(rootOf(error)))
}

/** The transaction failed with a serialization failure or a deadlock, so a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(rootOf(error)))
}

/** The statement ran until its timeout, so it would elsewhere as well. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(rootOf(error)) === '57014'
}

/** Detects a unique violation, of the named constraint if there is a name. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const violated = violatedConstraint(error)
  return violated !== undefined && (!constraint || violated === constraint)
}

/** The unique constraint that refused a statement, also behind the refusal that names its field. */
export function violatedConstraint(error: unknown): string | undefined {
  const root = rootOf(error)
  if (codeOf(root) !== '23505') return undefined
  return root instanceof Error && 'constraint' in root ? String(root.constraint) : ''
}

/** The statement has a value that its type does not allow, such as a word for a number. */
export function isWrongValue(error: unknown): boolean {
  return codeOf(rootOf(error)).startsWith('22')
}

/** Drizzle wraps the error of the driver. */
export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
