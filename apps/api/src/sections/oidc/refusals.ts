import * as client from 'openid-client'
import { Refusal } from '#errors.ts'
import { isRecord } from '#text/is-record.ts'

/** Why a sign-in through a provider is refused: each reason has its sentence, which the log keeps, too. */
export const REASONS = {
  state: 'Вход начат в другом браузере или слишком давно. Начните его заново',
  used: 'Этот ответ провайдера уже использован. Начните вход заново',
  denied: 'Провайдер не разрешил вход. Если вы не отменяли его сами, обратитесь к администратору провайдера',
  code: 'Код провайдера уже использован или устарел. Начните вход заново',
  nonce: 'Ответ провайдера относится к другому входу. Начните вход заново',
  issuer: 'Ответ пришёл от другого провайдера. Начните вход заново',
  audience: 'Ответ провайдера предназначен другой программе. Сообщите администратору',
  signature: 'Ответ провайдера не прошёл проверку. Сообщите администратору',
  clock: 'Время сервера и провайдера расходится. Сообщите администратору',
  claims: 'В ответе провайдера есть недопустимые символы. Сообщите администратору',
  email: 'Провайдер не сообщил адрес эл. почты. Сообщите администратору',
  unverified: 'Адрес эл. почты у провайдера не подтверждён. Подтвердите его там и войдите ещё раз',
  domain: 'С адресом этой компании вход не разрешён. Войдите с рабочей учётной записью',
  uninvited: 'Для этого адреса нет учётной записи. Попросите администратора пригласить вас',
  linked: 'С этим адресом уже входит другая учётная запись провайдера. Обратитесь к администратору',
  blocked: 'Учётная запись заблокирована. Обратитесь к администратору',
  archived: 'Учётная запись в архиве. Обратитесь к администратору',
  role: 'Ни одна из ваших групп у провайдера не даёт доступа к панели. Обратитесь к администратору',
  last: 'Провайдер забирает роль у последнего администратора: сначала назначьте другого',
  company: 'Вашей роли нужна компания. Попросите администратора выбрать её в вашей учётной записи',
  ended: 'Сеанс у провайдера уже завершён. Начните вход заново',
} as const

export type Reason = keyof typeof REASONS

/** A refused sign-in, to be logged with the account that it is about, if that is known. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: Reason
  readonly account: { id: number; label: string } | undefined
  /** The address at the provider, where no account is known. */
  email: string | undefined

  constructor(reason: Reason, account?: { id: number; label: string }, cause?: unknown) {
    super(REASONS[reason], { cause })
    this.reason = reason
    this.account = account
  }
}

export const notAnswering = (cause: unknown) =>
  new Refusal('unavailable', 'Провайдер входа не отвечает. Повторите попытку через минуту', { retryAfter: 60, cause })

/** What a failed exchange with the provider means. */
export function failureOf(error: unknown): Error {
  if (error instanceof client.AuthorizationResponseError) return new Refused('denied', undefined, error)
  if (error instanceof client.ResponseBodyError)
    return error.error === 'invalid_grant' ? new Refused('code', undefined, error) : notAnswering(error)
  if (!(error instanceof client.ClientError)) return notAnswering(error)
  const reason = reasonOf(error)
  return reason ? new Refused(reason, undefined, error) : notAnswering(error)
}

const OF_CLAIMS: Readonly<Record<string, Reason>> = { nonce: 'nonce', iss: 'issuer', aud: 'audience', azp: 'audience' }

function reasonOf({ code, cause }: client.ClientError): Reason | undefined {
  const problem = cause instanceof Error ? cause : undefined
  const { claim } = isRecord(problem?.cause) ? problem.cause : {}
  switch (code) {
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return OF_CLAIMS[String(claim)] ?? 'signature'
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'clock'
    case 'OAUTH_INVALID_RESPONSE':
      // The parameter of the address, which is no claim.
      return problem?.message.includes('"iss"') ? 'issuer' : 'signature'
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
    case 'OAUTH_KEY_SELECTION_FAILED':
      return 'signature'
    default:
      return undefined
  }
}
