import { describe, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'
import { ANY_VERSION, call, coverage, everyPermission, roundsOf, sampleOf } from '#test/contract/matrix.ts'
import { readContract, type Schema } from '#contract/operations.ts'

// Every operation rejects malformed paths, parameters and versions, and never fails on a well-formed call.
const app = await useApp()
const admin = await app.as('admin@example.com')
const holding = app.regranted(createHolder)
const cover = coverage()
const operations = readContract()
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

describe.each(operations)('$id', (operation) => {
  const { query } = operation
  const sent = { headers: ANY_VERSION, ...(operation.body && { body: sampleOf(operation.body) }) }

  test('refuses an unknown parameter', async () => {
    const reply = await call(admin, operation, { ...sent, query: '?unknown=1' })
    const { status } = await call(admin, operation, { ...sent, query: '?__proto__=1&constructor=2' })

    cover('422 for an unknown parameter', operation)
    expect(reply.status).toBe(422)
    expect(reply.body.data.details.unknown).toEqual(['Неизвестный фильтр unknown'])
    expect(status).toBe(422)
  })

  // The parameters are wrong together, each in every way that it can be, since the answer names all of them.
  test('refuses wrong values of each parameter', async () => {
    const parameters = Object.entries(query.properties ?? {})
    for (const values of roundsOf(parameters.map(([name, schema]) => [name, wrongTexts(schema)] as const))) {
      const reply = await call(admin, operation, { ...sent, query: textOf(values) })
      for (const [name, value] of values) {
        cover('422 for a parameter', operation, `${name}=${value.slice(0, 40)}`)
        expect(reply.body.data.details).toHaveProperty([name])
      }
      expect(reply.status).toBe(422)
    }
  })

  test('refuses a repetition of each parameter', async () => {
    const names = Object.keys(query.properties ?? {})
    if (names.length === 0) return
    const repeated = names.flatMap((name) => [
      [name, '1'],
      [name, '2'],
    ])
    const { status, body } = await call(admin, operation, { ...sent, query: textOf(repeated) })
    expect(status).toBe(422)
    for (const name of names) expect(body.data.details).toHaveProperty([name])
  })

  // The event stream never ends; it has its own tests.
  if (operation.id === 'events.stream') return

  test('answers a well-formed call without a 500', async () => {
    const isGuarded = Array.isArray(operation.permission)
    // An operation on the own account, such as signing out, gets an account of its own.
    const client = isGuarded ? await holding(everyPermission) : await app.holding(everyPermission)
    const { status } = await call(client, operation, { ...sent, query: neededQuery(query) })

    cover('no failure of ours for a well-formed call', operation)
    expect(status).toBeLessThan(500)
    expect(isGuarded && status === 401).toBe(false)
  })
})

describe.each(withId)('$id answers 404 to', (operation) => {
  test.each(WRONG_IDS)('the id %s', async (id) => {
    cover('404 for what is no id', operation, id)
    expect(
      await call(admin, operation, {
        id,
        headers: ANY_VERSION,
        ...(operation.body && { body: sampleOf(operation.body) }),
      }),
    ).toMatchObject({ status: 404 })
  })
})

test.each(versioned)('$id refuses a malformed version', async (operation) => {
  for (const tag of ['v1', '*', '"1"', '"v1", "v2"']) {
    cover('400 for what is no version', operation, tag)
    expect(await call(admin, operation, { headers: { 'if-match': tag } })).toMatchObject({ status: 400 })
  }
})

test.each(versioned.filter(({ ifMatch }) => ifMatch === 'required'))(
  '$id refuses a missing version',
  async (operation) => {
    cover('428 without a version', operation)
    expect(await call(admin, operation, { body: {} })).toMatchObject({ status: 428 })
  },
)

test.each(operations.filter(({ path }) => path.endsWith('/export')))(
  '$id takes the filters and the orders of its list, and no others',
  ({ path, query }) => {
    const list = operations.find((operation) => operation.method === 'GET' && `${operation.path}/export` === path)
    expect(filtersOf(query, 'format', 'purpose')).toEqual(filtersOf(list?.query, 'page', 'per_page', 'after'))
  },
)

function filtersOf(schema: Schema | undefined, ...besides: string[]): string[] {
  return Object.keys(schema?.properties ?? {}).filter((name) => !besides.includes(name))
}

function textOf(pairs: string[][]): string {
  return `?${pairs.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

function neededQuery({ required = [], properties = {} }: Schema): string {
  return `?${required.map((name) => `${name}=${encodeURIComponent(String(sampleOf(properties[name] ?? {})))}`).join('&')}`
}

function wrongTexts(schema: Schema): string[] {
  const types = [schema.type ?? []].flat()
  const inner = types.includes('array') ? (schema.items ?? {}) : schema
  const isNumber = ['integer', 'number'].some((type) => [inner.type ?? []].flat().includes(type))
  const wrong = ['a\0b', '\u{1F600}'.repeat(3000)]
  if (isNumber) wrong.push('abc', '1e3', 'NaN', '1e309', '01')
  if (inner.type === 'integer') wrong.push('1.5')
  if (typeof inner['minimum'] === 'number' && isNumber) wrong.push(String(inner['minimum'] - 1))
  if (typeof inner['maximum'] === 'number' && isNumber) wrong.push(String(inner['maximum'] * 10))
  if (inner.enum) wrong.push('nonsense')
  if (types.includes('boolean')) wrong.push('yes')
  if (typeof schema['maxItems'] === 'number' && schema['maxItems'] < 500)
    wrong.push(Array.from({ length: schema['maxItems'] + 1 }, (_, index) => index + 1).join(','))
  return wrong
}
