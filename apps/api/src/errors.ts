import type { Schemas } from '@admin-panel/sdk'
import { say, sayCounted } from '#text/language/say.ts'

/** Form messages by field. */
export type Details = Record<string, string[]>

/** The kinds of failure that are not bugs. `http/errors.ts` maps them to status codes. */
type Kind =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'stale'
  | 'invalid'
  | 'tooMany'
  | 'unavailable'

type Particulars = Partial<
  Pick<Refusal, 'details' | 'retryAfter' | 'permissions' | 'code' | 'challenge' | 'ways' | 'obstacles' | 'cause'>
>

/** A refused call; the user reads `message`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly kind: Kind
  readonly details: Details | undefined
  /** The delay in seconds. */
  readonly retryAfter: number | undefined
  /** The permissions, one of which the caller needs. */
  readonly permissions: readonly string[] | undefined

  /** The code of the rule that refused, for programs. */
  readonly code: Schemas['ErrorCode'] | undefined

  /** The challenge that the second step of a sign-in sends. */
  readonly challenge: string | undefined

  /** How the caller can prove who they are. */
  readonly ways: Schemas['ProofWay'][] | undefined

  /** The blocking records. */
  readonly obstacles: readonly Schemas['Obstacle'][] | undefined

  constructor(
    kind: Kind,
    message: string,
    { details, retryAfter, permissions, code, challenge, ways, obstacles, cause }: Particulars = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.permissions = permissions
    this.code = code
    this.challenge = challenge
    this.ways = ways
    this.obstacles = obstacles
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** Somebody saved first, perhaps the caller in another tab; `current` is the present record. */
export class Stale extends Refusal {
  override name = 'Stale'
  readonly current: { version: number }
  readonly isOwn: boolean
  /** Who has saved and when, for a change without a form to compare in; undefined where the log does not know. */
  readonly sentence: string | undefined

  constructor(
    current: { version: number },
    { isOwn, sentence }: { isOwn: boolean; sentence?: string } = { isOwn: false },
  ) {
    super(
      'stale',
      isOwn
        ? 'Вы уже изменили эту запись в другой вкладке. Сравните изменения и сохраните ещё раз'
        : 'Запись изменил другой пользователь. Сравните изменения и сохраните ещё раз',
    )
    this.current = current
    this.isOwn = isOwn
    this.sentence = sentence
  }
}

export const malformed = (cause?: unknown) => new Refusal('malformed', 'Некорректный запрос', { cause })
export const unauthorized = (message = 'Ваша сессия устарела, пожалуйста войдите заново') =>
  new Refusal('unauthorized', message)
export const forbidden = (message = 'Доступ запрещен') => new Refusal('forbidden', message)
export const withoutPermission = (permissions: readonly string[]) =>
  new Refusal('forbidden', 'Доступ запрещен', { permissions })
/** The caller sees the panel as another user. */
export const previewOnly = () =>
  new Refusal('forbidden', 'Во время просмотра ничего не меняется: завершите его, чтобы вносить изменения', {
    code: 'preview',
  })
/** A preview has no proof of identity, so what needs one is not read in it. */
export const previewTakesNothing = () =>
  new Refusal('forbidden', 'Завершите просмотр: из него данные не выгружаются', { code: 'preview' })
export const personsOnly = () => forbidden('Операция доступна только сотруднику: сервисный ключ её не выполняет')
export const agentsPropose = () =>
  forbidden('Агент только читает и готовит операции: подготовьте операцию, её запустит сотрудник')
/** The session is right, but its user has not proved for a while who they are. */
export const stepUp = (ways: Schemas['ProofWay'][]) =>
  new Refusal(
    'forbidden',
    ways.length > 0
      ? 'Подтвердите, что это вы: для этого действия нужно подтверждение не старше 10 минут'
      : 'Для этого действия войдите заново: с последнего подтверждения прошло больше 10 минут',
    { code: 'step_up', ways },
  )
export const notFound = () => new Refusal('notFound', 'Запись не найдена')
export const conflict = (message: string, cause?: unknown) => new Refusal('conflict', message, { cause })
/** Other records block the change. */
export const hindered = (message: string, obstacles: readonly Schemas['Obstacle'][]) =>
  new Refusal('conflict', message, { obstacles })
export const invalid = (details: Details, message = 'Проверьте правильность заполнения формы', cause?: unknown) =>
  new Refusal('invalid', message, { details, cause })
export const unavailable = (cause?: unknown) =>
  new Refusal('unavailable', 'Сервис временно недоступен. Повторите попытку через несколько секунд', {
    retryAfter: 2,
    cause,
  })

export function tooMany(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const wait = sayCounted(minutes, 'минуту', 'минуты', 'минут')
  return new Refusal('tooMany', say`Слишком много попыток. Повторите через ${wait}`, {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Refusal && error.kind === 'notFound'
}

/** For `catch` where an absent record is no error. */
export function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

/** Collects errors with at most one message per field. */
export function detailsOf(mistakes: Readonly<Partial<Record<string, string>>>): Details {
  return Object.fromEntries(
    Object.entries(mistakes).flatMap(([field, message]) => (message === undefined ? [] : [[field, [message]]])),
  )
}

/** What a step returns, or the refusal that it throws. */
export function unlessRefused<Result>(act: () => Result): Result | Refusal {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
