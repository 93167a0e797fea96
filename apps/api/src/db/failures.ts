import { conflict, Refusal, unavailable } from '#errors.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { say } from '#text/language/say.ts'

/** A statement that the server gave up, or a transaction that was idle for too long: its connection is gone. */
const GIVEN_UP = new Set(['57014', '25P03'])
/**
 * Classes of states in which the server answers no statement: the connection itself, who may connect and to what, its
 * resources, an operator and its disk.
 */
const SERVER_CLASS = /^(?:08|28|3D|53|57P|58)[\dA-Z]/
/** Codes of network errors; errors of files have other ones. */
const NETWORK_CODE = /^E(?:AI_|CONN|HOST|NET|NOTCONN$|NOTFOUND$|PIPE$|PROTO$|SHUTDOWN$|TIMEDOUT$)/
const TLS_CODE =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|ERR_SSL_|ERR_TLS_|HOSTNAME_MISMATCH$|INVALID_CA$|INVALID_PURPOSE$|SELF_SIGNED_|UNABLE_TO_)/
const CONNECTION_TEXT = /timeout exceeded when trying to connect|Connection terminated|not queryable$/
/** The server is a standby, such as a primary after a failover. */
const READ_ONLY = '25006'

/** Maps an error to a refusal where it is one; undefined means a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const root = rootOf(error)
  const code = codeOf(root)
  if (isDiskFull(error))
    return new Refusal(
      'unavailable',
      'На сервере закончилось место, изменения не сохраняются. Сообщите администратору',
      { retryAfter: 60, cause: error },
    )
  if (isOutage(root)) return unavailable(error)
  return refusalOfChange(code, root, error)
}

const unconnected = new WeakSet<Error>()

/** Every error of opening a connection is an outage, whatever its code; returns the error. */
export function noteUnconnected(error: unknown): unknown {
  const root = rootOf(error)
  if (root instanceof Error) unconnected.add(root)
  return error
}

/** The database did not answer the statement. */
function isOutage(root: unknown): boolean {
  const code = codeOf(root)
  return (
    GIVEN_UP.has(code) ||
    [SERVER_CLASS, NETWORK_CODE, TLS_CODE].some((codes) => codes.test(code)) ||
    (root instanceof Error && (unconnected.has(root) || CONNECTION_TEXT.test(root.message))) ||
    isReadOnly(root)
  )
}

/** The database refuses a change because of other changes, or of its values. */
function refusalOfChange(code: string, root: unknown, cause: unknown): Refusal | undefined {
  const field = fieldOf(root)
  switch (code) {
    case '40001':
    case '40P01':
      return conflict('Одновременно менялись те же записи, и ничего не сохранено. Повторите попытку', cause)
    case '55P03':
      return conflict(
        'Запись занята другим действием дольше нескольких секунд, и ничего не сохранено. Повторите попытку',
        cause,
      )
    case '23503':
      return conflict(
        isStillReferenced(root)
          ? 'Нельзя удалить: на запись ссылаются другие. Обновите страницу'
          : field
            ? say`${field}: выбранной записи больше нет. Выберите другую`
            : 'Выбранной записи больше нет. Обновите страницу и выберите другую',
        cause,
      )
    case '23505':
      return conflict('Такая запись уже есть: её только что сохранили. Обновите страницу', cause)
    case '23502':
      return refusedValue(field ? say`Не заполнено поле «${field}»` : 'Не заполнено обязательное поле', cause)
    case '23514':
      return refusedValue('Значения полей не подходят друг к другу или выходят за пределы. Измените их', cause)
    case '22001':
      return refusedValue('Текст длиннее, чем можно сохранить. Сократите его', cause)
    case '22003':
      return refusedValue('Число больше, чем можно сохранить. Уменьшите его', cause)
    default:
      return undefined
  }
}

/** The contract should have refused the value, so it is also logged. */
const refusedValue = (message: string, cause: unknown) => new Refusal('invalid', message, { cause })

/** The database had to refuse a value that the contract allows: a gap to be closed there. */
export function isGapOfContract(error: unknown): boolean {
  return !(error instanceof Refusal) && ['23502', '23514', '22001', '22003'].includes(codeOf(rootOf(error)))
}

/** The field of a column, as forms call it: that of the error, or of a foreign key by the name of its constraint. */
function fieldOf(root: unknown): string | undefined {
  const constraint = partOf(root, 'constraint')
  const prefix = `${partOf(root, 'table')}_`
  const isKey = constraint.startsWith(prefix) && constraint.endsWith('_fkey')
  const name = isKey ? constraint.slice(prefix.length, -'_fkey'.length) : partOf(root, 'column')
  return Object.hasOwn(fieldNames, name) ? namesOfFields[name] : undefined
}

function partOf(root: unknown, name: 'column' | 'table' | 'constraint' | 'detail'): string {
  const part: unknown = root instanceof Error ? Reflect.get(root, name) : undefined
  return typeof part === 'string' ? part : ''
}

const namesOfFields: Readonly<Record<string, string>> = fieldNames

/** The detail has the language of the server; in another one the sentence of the other direction is used. */
function isStillReferenced(root: unknown): boolean {
  return /still referenced|всё ещё есть ссылки/i.test(partOf(root, 'detail'))
}

export function isReadOnly(error: unknown): boolean {
  return codeOf(rootOf(error)) === READ_ONLY
}

/** A lock was not had in time. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(rootOf(error)) === '55P03'
}

/** A full disk, of the files or of the database, loses nothing, but nothing new can be stored. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(rootOf(error)))
}

/** A statement was refused because one before it in its transaction has failed. */
export const isAftermath = (error: unknown): boolean => codeOf(rootOf(error)) === '25P02'

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
