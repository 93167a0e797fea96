import { assert, asyncProperty, constantFrom, dictionary, jsonValue } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { ANY_VERSION, bodyWith, call, coverage, placesOf, roundsOf, typesOf } from '#test/contract/matrix.ts'
import { readContract, type Schema } from '#contract/operations.ts'

// Every operation rejects these errors in a body, at any depth.
const app = await useApp()
const admin = await app.as('admin@example.com')
const cover = coverage()
const withBody = readContract().filter(({ body }) => body)

describe.each(withBody)('$id refuses in the shape of errors', (operation) => {
  const { body: schema = {}, multipart, imports } = operation
  // Any value is a valid part of free text.
  const fields = placesOf(schema, []).filter(([, part]) => !multipart || !isFreeText(part))
  // An operation that answers each row by itself names its wrong fields there.
  const answersRows = imports && !('skip_invalid' in (schema.properties ?? {}))
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    call(admin, operation, { body, headers: { ...ANY_VERSION, ...headers } })

  test('an unknown field', async () => {
    const { status, body } = await send({ unknown: 1, id: 1, version: 2 })

    cover('422 for an unknown field', operation)
    expect(status).toBe(422)
    expect(body.data.details).toMatchObject({
      unknown: ['Неизвестное поле unknown'],
      version: ['Неизвестное поле version'],
    })
  })

  // The fields of one object are wrong together, each in every way that it can be, since the answer names all of them; that
  // of an import names its wrong rows only if the rest is sound.
  test.each([...Map.groupBy(fields, ([path]) => path.slice(0, imports ? undefined : -1).join('.'))])(
    'wrong values of %s, in English if the client accepts English',
    async (_, siblings) => {
      const parent = siblings[0]?.[0].slice(0, -1) ?? []
      for (const values of roundsOf(siblings.map(([path, schema]) => [path, wrongValues(schema)] as const))) {
        const wrong = Object.fromEntries(values.map(([path, value]) => [path.at(-1), value]))
        const { status, body } = await send(bodyWith(parent, wrong), { 'accept-language': 'en' })
        for (const [path, value] of values) {
          const field = path.join('.')
          cover('422 for a field', operation, `${field}=${JSON.stringify(value)?.slice(0, 60)}`)
          expect(namedIn(body).some((key) => `${key}.`.startsWith(`${field}.`))).toBe(true)
        }
        expect(answersRows ? [200, 422] : [422]).toContain(status)
      }
    },
  )

  if (multipart) return

  test('a field that would change every object', async () => {
    const { status } = await send('{"__proto__":{"polluted":true}}')

    expect([200, 404, 412, 422]).toContain(status)
    expect('polluted' in {}).toBe(false)
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
    cover('400 for what is no body', operation, text)
    const isLeftOut = text === '' && operation.bodyOptional
    expect(await send(Buffer.from(text, 'latin1'))).toMatchObject({ status: isLeftOut ? 404 : 400 })
  })

  test('any other JSON', async () => {
    const names = Object.keys(schema.properties ?? {})
    const anything = dictionary(constantFrom(...names, 'other'), jsonValue({ maxDepth: 3 }))
    cover('no failure of ours for any JSON', operation)
    await assert(
      asyncProperty(anything, async (body) => {
        expect((await send(body)).status).toBeLessThan(500)
      }),
      { numRuns: 20 },
    )
  })

  test('a body that is too large, has too many keys, or is not JSON', async () => {
    cover('413, 415 and 400 for other bodies', operation)
    expect(await send(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }))).toMatchObject({ status: 413 })
    const isLong = operation.permission !== 'public'
    expect(await send(JSON.stringify({ text: 'x'.repeat(900_000) }))).toMatchObject({ status: isLong ? 422 : 413 })
    expect(await send(`{${Array.from({ length: 20_101 }, (_, index) => `"k${index}":1`).join()}}`)).toMatchObject({
      status: isLong ? 400 : 413,
    })
    expect(await send('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    })
    expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
    expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 })
  })
})

interface Answer {
  items?: { row: number; errors: { field: string }[] }[]
  data?: { details: object }
}

/** The fields that an answer names, of its rows or of the whole call. */
const namedIn = ({ items, data }: Answer): string[] =>
  items?.flatMap(({ row, errors }) => errors.map(({ field }) => `items.${row}.${field}`)) ??
  Object.keys(data?.details ?? {})

const isFreeText = ({ type, enum: values, pattern, format }: Schema) =>
  type === 'string' && values === undefined && pattern === undefined && format === undefined

function wrongValues(schema: Schema): unknown[] {
  const types = typesOf(schema)
  if (schema['format'] === 'binary') return ['text']
  // The contract does not validate a field with several types; its section does.
  if (types.filter((type) => type !== 'null').length !== 1) return []
  const wrong: unknown[] = types.includes('object') ? [] : [{ $ne: null }]
  if (!types.includes('null')) wrong.push(null)
  if (types.includes('string')) wrong.push(12, 'a\0b', '\ud800', ['text'])
  else wrong.push('text')
  if (typeof schema['maxLength'] === 'number') wrong.push('x'.repeat(schema['maxLength'] + 1))
  if (typeof schema['minimum'] === 'number') wrong.push(schema['minimum'] - 1)
  if (typeof schema['maximum'] === 'number') wrong.push(schema['maximum'] + 1)
  if (schema.enum) wrong.push('nonsense')
  if (types.includes('array')) wrong.push([{ $ne: null }], [null])
  if (typeof schema['maxItems'] === 'number') wrong.push(Array.from({ length: schema['maxItems'] + 1 }, () => 1))
  return wrong
}
