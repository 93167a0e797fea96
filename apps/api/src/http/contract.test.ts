import { vocabulary } from '@admin-panel/permissions'
import { assert, asyncProperty, constantFrom, dictionary, jsonValue } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Client, useApp } from '#test/app.ts'
import { type Operation, readContract, type Schema } from './contract.ts'

// Every operation of the contract is held to the same promises: a new one is covered without a new line here.
const app = await useApp()
const admin = await app.as('admin@example.com')
const operations = readContract()
const everything = Object.entries(vocabulary).flatMap(([entity, actions]) =>
  actions.map((action) => `${entity}.${action}`),
)
const guarded = operations.filter(({ permission }) => permission !== 'public')
const withBody = operations.filter(({ body }) => body)
const withId = operations.filter(({ parameters }) => Object.keys(parameters).length > 0)
const versioned = operations.filter(({ ifMatch }) => ifMatch)
const WRONG_IDS = [
  '0',
  '-1',
  '1e3',
  '01',
  '%201',
  'abc',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '{id}',
  ':id',
  '..%2f1',
]

function call(
  client: Client,
  { method, path }: Operation,
  {
    query = '',
    id = '999999',
    body,
    headers,
  }: { query?: string; id?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const send = client[method.toLowerCase() as keyof Client]
  return send(path.replaceAll(/\{\w+\}/g, id) + query, {
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
}

const version = { 'if-match': '"v1"' }

describe.each(guarded)('P7: $id', (operation) => {
  const { permission } = operation

  test('is closed without a session', async () => {
    expect(await call(app.anonymous, operation)).toMatchObject({ status: 401 })
  })

  if (!Array.isArray(permission)) return

  test('is closed to whoever holds everything but its permission', async () => {
    const client = await app.holding(everything.filter((name) => !permission.includes(name)))
    const reply = await call(client, operation, { headers: version })

    expect(reply.status).toBe(403)
    expect(reply.body.data.message).toBe('Доступ запрещен')
  })

  test.each(permission)('is open to whoever holds %s and nothing else', async (name) => {
    const client = await app.holding([name])
    const { status } = await call(client, operation, { headers: version, ...(operation.body && { body: {} }) })

    expect([200, 201, 204, 404, 422]).toContain(status)
  })
})

describe.each(operations)('$id refuses in the shape of errors', (operation) => {
  const { query } = operation

  test('an unknown parameter', async () => {
    const reply = await call(admin, operation, { query: '?unknown=1', headers: version })
    const { status } = await call(admin, operation, { query: '?__proto__=1&constructor=2', headers: version })

    expect(reply.status).toBe(422)
    expect(reply.body.data.details.unknown).toEqual(['Неизвестный фильтр unknown'])
    expect(status).toBe(422)
  })

  test.each(Object.entries(query.properties ?? {}))('a wrong value of the parameter %s', async (name, schema) => {
    for (const value of wrongTexts(schema)) {
      const reply = await call(admin, operation, { query: `?${name}=${encodeURIComponent(value)}`, headers: version })
      expect(reply.status).toBe(422)
      expect(reply.body.data.details).toHaveProperty([name])
    }
    expect(await call(admin, operation, { query: `?${name}=1&${name}=2`, headers: version })).toMatchObject({
      status: 422,
    })
  })
})

describe.each(withId)('$id answers 404 to', (operation) => {
  test.each(WRONG_IDS)('the id %s', async (id) => {
    expect(await call(admin, operation, { id, headers: version, ...(operation.body && { body: {} }) })).toMatchObject({
      status: 404,
    })
  })
})

test.each(versioned)('$id refuses what is no version', async (operation) => {
  for (const tag of ['v1', '*', '"1"', '"v1", "v2"']) {
    expect(await call(admin, operation, { headers: { 'if-match': tag } })).toMatchObject({ status: 400 })
  }
})

test.each(versioned.filter(({ ifMatch }) => ifMatch === 'required'))(
  '$id refuses a missing version',
  async (operation) => {
    expect(await call(admin, operation, { body: {} })).toMatchObject({ status: 428 })
  },
)

describe.each(withBody)('$id refuses in the shape of errors', (operation) => {
  const fields = Object.entries(operation.body?.properties ?? {})
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    call(admin, operation, { body, headers: { ...version, ...headers } })

  test('an unknown field', async () => {
    const reply = await send('{"unknown":1,"__proto__":{"polluted":true},"id":1,"version":2}')

    expect(reply.status).toBe(422)
    expect(reply.body.data.details).toMatchObject({
      unknown: ['Неизвестное поле unknown'],
      version: ['Неизвестное поле version'],
    })
    expect('polluted' in {}).toBe(false)
  })

  test.each(fields)('a wrong value of the field %s', async (field, schema) => {
    for (const value of wrongValues(schema)) {
      const reply = await send({ [field]: value })
      expect(reply.status).toBe(422)
      expect(Object.keys(reply.body.data.details).some((key) => key.split('.')[0] === field)).toBe(true)
    }
  })

  test.each([
    '',
    '{',
    '[]',
    '"text"',
    'null',
    '{"a":1}}',
    `${'['.repeat(100)}${']'.repeat(100)}`,
    '{"a":'.repeat(100) + '1' + '}'.repeat(100),
    `{"a":"\xff"}`,
  ])('the body %s', async (text) => {
    expect(await send(Buffer.from(text, 'latin1'))).toMatchObject({ status: 400 })
  })

  test('any other JSON', async () => {
    const anything = dictionary(constantFrom(...fields.map(([field]) => field), 'other'), jsonValue({ maxDepth: 3 }))
    await assert(
      asyncProperty(anything, async (body) => {
        expect((await send(body)).status).toBeLessThan(500)
      }),
      { numRuns: 20 },
    )
  })

  test('a body that is too large, has too many keys, or is not JSON', async () => {
    expect(await send(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))).toMatchObject({ status: 413 })
    expect(await send(JSON.stringify({ text: 'x'.repeat(900_000) }))).toMatchObject({ status: 422 })
    expect(await send(`{${Array.from({ length: 20_001 }, (_, index) => `"k${index}":1`).join()}}`)).toMatchObject({
      status: 400,
    })
    expect(await send('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    })
    expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 })
  })
})

function typesOf({ type, anyOf }: Schema): string[] {
  return [type ?? anyOf?.flatMap(typesOf) ?? []].flat()
}

function wrongTexts(schema: Schema): string[] {
  const types = typesOf(schema)
  const inner = types.includes('array') ? (schema.items ?? {}) : schema
  const wrong = ['a\0b', '\u{1F600}'.repeat(3000)]
  if (typesOf(inner).some((type) => type === 'integer' || type === 'number'))
    wrong.push('abc', '1e3', '1.5', '01', 'NaN', '1e309')
  if (inner['minimum'] === 1) wrong.push('0', '-7')
  if (inner.enum) wrong.push('nonsense')
  if (types.includes('boolean')) wrong.push('yes')
  if (typeof schema['maxItems'] === 'number' && schema['maxItems'] < 500)
    wrong.push(Array.from({ length: schema['maxItems'] + 1 }, (_, index) => index + 1).join(','))
  return wrong
}

function wrongValues(schema: Schema): unknown[] {
  const types = typesOf(schema)
  const wrong: unknown[] = [{ $ne: null }]
  if (!types.includes('null')) wrong.push(null)
  if (types.includes('string')) wrong.push('a\0b', '\ud800', ['text'])
  if (types.includes('string') && !types.includes('integer')) wrong.push(12)
  if (!types.includes('string')) wrong.push('text')
  if (typeof schema['maxLength'] === 'number') wrong.push('x'.repeat(schema['maxLength'] + 1))
  if (types.includes('array')) wrong.push([{}], [null])
  if (typeof schema['maxItems'] === 'number') wrong.push(Array.from({ length: schema['maxItems'] + 1 }, () => 1))
  return wrong
}
