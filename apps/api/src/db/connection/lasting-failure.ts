import { rootOf } from '#db/failures.ts'

const SETTING = 'DATABASE_URL'
const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'сервер базы данных не принял имя или пароль',
  '28000': 'сервер базы данных не пускает этого пользователя с этой машины (pg_hba.conf)',
  '3D000': 'на сервере нет такой базы данных: создайте её или исправьте имя',
  '42501': 'у этого пользователя базы данных нет нужных прав: нужны право подключаться и создавать таблицы',
  ERR_TLS_CERT_ALTNAME_INVALID: 'сертификат сервера базы данных выдан другому имени',
  CERT_HAS_EXPIRED: 'сертификат сервера базы данных истёк',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'сертификату сервера базы данных нельзя доверять',
  SELF_SIGNED_CERT_IN_CHAIN: 'сертификату сервера базы данных нельзя доверять',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'сертификату сервера базы данных нельзя доверять',
}
/** The driver has no codes for these. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/password must be a (?:non-empty )?string/, 'серверу базы данных нужен пароль'],
  [/does not support SSL/, 'сервер базы данных не принимает соединения с TLS (sslmode)'],
]

/** Why waiting for the database does not help; undefined if it may answer later. */
export function lastingFailure(error: unknown): string | undefined {
  const root = rootOf(error)
  const reason = REASONS[codeOf(error)] ?? TEXTS.find(([text]) => root instanceof Error && text.test(root.message))?.[1]
  return reason && `${SETTING}: ${reason} (${codeOf(error)})`.replace(' ()', '')
}

/** A short name of the failure for the person who waits. */
export function codeOf(error: unknown): string {
  const root = rootOf(error)
  return root instanceof Error && 'code' in root ? String(root.code) : ''
}
