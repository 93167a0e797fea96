export type Details = Record<string, string[]>

/** Mistakes that were found one to a field. */
export function detailsOf(mistakes: Readonly<Partial<Record<string, string>>>): Details {
  return Object.fromEntries(
    Object.entries(mistakes).flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  )
}

/** An answer other than success; `message` is what the user reads. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Details | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    { details, headers = {}, cause }: { details?: Details; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.details = details
    this.headers = headers
  }
}

/** 412: `current` is the record as it is now. */
export class Stale extends HttpError {
  override name = 'Stale'
  readonly current: { version: number }

  constructor(current: { version: number }) {
    super(412, 'Запись изменил другой пользователь. Сравните изменения и сохраните ещё раз')
    this.current = current
  }
}

export const badRequest = (cause?: unknown) => new HttpError(400, 'Некорректный запрос', { cause })
export const unauthorized = () =>
  new HttpError(401, 'Ваша сессия устарела, пожалуйста войдите заново', { headers: { 'www-authenticate': 'Bearer' } })
export const forbidden = (message = 'Доступ запрещен') => new HttpError(403, message)
export const notFound = () => new HttpError(404, 'Запись не найдена')
export const conflict = (message: string, cause?: unknown) => new HttpError(409, message, { cause })
export const invalid = (details: Details, message = 'Проверьте правильность заполнения формы') =>
  new HttpError(422, message, { details })
export const versionRequired = () => new HttpError(428, 'Не указана версия записи. Обновите страницу и повторите')

export function tooMany(seconds: number): HttpError {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const word = { one: 'минуту', few: 'минуты' }[new Intl.PluralRules('ru').select(minutes) as 'one' | 'few'] ?? 'минут'
  return new HttpError(429, `Слишком много попыток. Повторите через ${minutes} ${word}`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}

export const unavailable = (cause?: unknown) =>
  new HttpError(503, 'Сервис временно недоступен. Повторите попытку через несколько секунд', {
    headers: { 'retry-after': '2' },
    cause,
  })

/** No room on the disk of the files or of the database: nothing is lost, and nothing new can be kept. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(rootOf(error)))
}

const TRANSPORT: Record<number, string> = {
  404: 'Страница не найдена',
  405: 'Такой способ обращения не поддерживается',
  408: 'Запрос не получен вовремя',
  413: 'Слишком большой запрос',
  414: 'Слишком длинный адрес',
  415: 'Такой тип данных не поддерживается',
  431: 'Слишком большие заголовки запроса',
}
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

/** Whatever was thrown, as an answer; what nobody foresaw is a 500 that tells nothing. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const root = rootOf(error)
  const code = codeOf(root)
  if (
    CONNECTION_LOST.has(code) ||
    code.startsWith('08') ||
    (root instanceof Error && CONNECTION_TEXT.test(root.message))
  )
    return unavailable(error)
  if (isDiskFull(error))
    return new HttpError(503, 'На сервере закончилось место, изменения не сохраняются. Сообщите администратору', {
      headers: { 'retry-after': '60' },
      cause: error,
    })
  if (CONFLICTING.has(code)) return conflict('Запись сейчас изменяет другой пользователь. Повторите попытку', error)
  const status = root instanceof Error && 'statusCode' in root ? Number(root.statusCode) : 500
  if (status >= 400 && status < 500)
    return new HttpError(status, TRANSPORT[status] ?? 'Некорректный запрос', { cause: error })
  return new HttpError(500, 'Произошла ошибка', { cause: error })
}

/** Another attempt at the transaction may succeed. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(rootOf(error)))
}

/** Whether a unique index refused, and that one if a name is given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const root = rootOf(error)
  return (
    codeOf(root) === '23505' &&
    (!constraint || (root instanceof Error && 'constraint' in root && root.constraint === constraint))
  )
}

/** Drizzle wraps what the driver threw. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function errorBody({ status, message, details }: HttpError) {
  return { data: { status, message, ...(details && { details }) } }
}
