import { refusalOf, rootOf } from '#db/failures.ts'
import type { Details, Refusal } from '#errors.ts'
import { text } from '#text/language/language.ts'

/** An HTTP response other than success. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly details: Details | undefined
  readonly permissions: readonly string[] | undefined
  readonly code: Refusal['code']
  readonly challenge: Refusal['challenge']
  readonly ways: Refusal['ways']
  readonly obstacles: Refusal['obstacles']
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    {
      details,
      permissions,
      code,
      challenge,
      ways,
      obstacles,
      headers = {},
      cause,
    }: Partial<
      Pick<HttpError, 'details' | 'permissions' | 'code' | 'challenge' | 'ways' | 'obstacles' | 'headers' | 'cause'>
    > = {},
  ) {
    super(message, { cause })
    this.status = status
    this.details = details
    this.permissions = permissions
    this.code = code
    this.challenge = challenge
    this.ways = ways
    this.obstacles = obstacles
    this.headers = headers
  }
}

const STATUS: Record<Refusal['kind'], number> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  stale: 412,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
}

export const UNSUPPORTED_METHOD = 'Такой способ обращения не поддерживается'

const TRANSPORT: Record<number, string> = {
  404: 'Страница не найдена',
  405: UNSUPPORTED_METHOD,
  408: 'Запрос не получен вовремя',
  413: 'Слишком большой запрос',
  414: 'Слишком длинный адрес',
  415: 'Такой тип данных не поддерживается',
  431: 'Слишком большие заголовки запроса',
}

/** Maps any error to a response; an unexpected one becomes a 500 without details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const refusal = refusalOf(error)
  if (refusal) return answerTo(refusal)
  const root = rootOf(error)
  const status = root instanceof Error && 'statusCode' in root ? Number(root.statusCode) : 500
  if (status >= 400 && status < 500)
    return new HttpError(status, TRANSPORT[status] ?? 'Некорректный запрос', { cause: error })
  return new HttpError(500, 'Произошла ошибка', { cause: error })
}

function answerTo({
  kind,
  message,
  details,
  permissions,
  code,
  challenge,
  ways,
  obstacles,
  retryAfter,
  cause,
}: Refusal): HttpError {
  return new HttpError(STATUS[kind], message, {
    details,
    permissions,
    code,
    challenge,
    ways,
    obstacles,
    headers: {
      ...(kind === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    cause,
  })
}

/** The body in the language of the request. */
export function errorBody({ status, message, details, permissions, code, challenge, ways, obstacles }: HttpError) {
  const textsByField = Object.entries(details ?? {}).map(([field, messages]) => [field, messages.map(text)] as const)
  return {
    data: {
      status,
      message: text(message),
      ...(details && { details: Object.fromEntries(textsByField) }),
      ...(permissions && { permissions }),
      ...(code && { code }),
      ...(challenge && { challenge }),
      ...(ways && { ways }),
      ...(obstacles && { obstacles }),
    },
  }
}
