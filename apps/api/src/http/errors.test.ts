import { expect, test } from 'vitest'
import { conflict, tooMany } from '#errors.ts'
import { errorBody, toHttpError } from './errors.ts'
import { isRetryable } from '#db/failures.ts'

const thrown = (code: string) =>
  new Error('Failed query: select secret', { cause: Object.assign(new Error('secret'), { code }) })

const messageOf = (code: string, more: object = {}) =>
  errorBody(toHttpError(Object.assign(new Error('secret'), { code, ...more }))).data.message

test.each([
  ['ECONNREFUSED', 503],
  ['57P01', 503],
  ['57014', 503],
  ['53300', 503],
  ['08006', 503],
  ['40P01', 409],
  ['55P03', 409],
  ['23503', 409],
  ['23505', 409],
  ['25006', 503],
  ['57P04', 503],
  ['CERT_HAS_EXPIRED', 503],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 503],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 503],
  ['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 503],
  ['EAI_AGAIN', 503],
  ['EHOSTUNREACH', 503],
  ['ENETUNREACH', 503],
  ['ECONNABORTED', 503],
  ['EPROTO', 503],
  ['28P01', 503],
  ['28000', 503],
  ['3D000', 503],
  ['53200', 503],
  ['58030', 503],
  ['ENOENT', 500],
  ['22P02', 500],
  ['42501', 500],
  ['22001', 422],
  ['22003', 422],
  ['23502', 422],
  ['23514', 422],
  ['42703', 500],
])('E1: the database error %s becomes %i and reveals no detail', (code, status) => {
  const error = toHttpError(thrown(code))

  expect(error.status).toBe(status)
  expect(JSON.stringify(errorBody(error))).not.toMatch(/secret|select/)
  expect(error.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
})

test('E1: an unexpected error is a 500 with a fixed message', () => {
  expect(errorBody(toHttpError(new TypeError('x is not a function')))).toEqual({
    data: { status: 500, message: 'Произошла ошибка' },
  })
  expect(errorBody(toHttpError('thrown text'))).toEqual({ data: { status: 500, message: 'Произошла ошибка' } })
})

test('E1: an answer of the API passes unchanged', () => {
  expect(errorBody(toHttpError(conflict('Нельзя удалить')))).toEqual({
    data: { status: 409, message: 'Нельзя удалить' },
  })
})

test.each([
  [1, 'Слишком много попыток. Повторите через 1 минуту'],
  [121, 'Слишком много попыток. Повторите через 3 минуты'],
  [300, 'Слишком много попыток. Повторите через 5 минут'],
])('A wait of %i seconds is worded in Russian', (seconds, message) => {
  expect(toHttpError(tooMany(seconds))).toMatchObject({
    status: 429,
    message,
    headers: { 'retry-after': String(seconds) },
  })
})

test('E1: each failure of the database has a sentence of its own, which names the field where there is one', () => {
  const absent = { table: 'product', constraint: 'product_brand_id_fkey', detail: 'Key (brand_id)=(9) is not present' }
  const codes = ['40001', '55P03', '23503', '23505', '23502', '23514', '22001', '22003', '25006']

  expect(new Set(codes.map((code) => messageOf(code))).size).toBe(codes.length)
  expect(codes.map((code) => messageOf(code)).join(' ')).not.toContain('другой пользователь')
  expect(messageOf('23503', absent)).toBe('Бренд: выбранной записи больше нет. Выберите другую')
  expect(messageOf('23503', { ...absent, detail: 'Key (id)=(9) is still referenced from table "product".' })).toBe(
    'Нельзя удалить: на запись ссылаются другие. Обновите страницу',
  )
  expect(messageOf('23502', { column: 'brand_id' })).toBe('Не заполнено поле «Бренд»')
})

test('Deadlocks and failed serialisations are retried, refusals are not', () => {
  expect([thrown('40P01'), thrown('40001'), thrown('23505'), conflict('')].map(isRetryable)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
