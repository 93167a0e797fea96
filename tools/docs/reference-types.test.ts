import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { resources } from '../../apps/docs/generate/contract.ts'
import { operationsOf, parametersOf, type Document, type Schema } from '../../openapi/gen/document.ts'
import { documented } from '../../openapi/gen/texts/documented.ts'
import { kindOf, type Kind } from '../../openapi/gen/texts/kinds.ts'
import { root } from '../run.ts'

const contract = parse(readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')) as Document

interface Described {
  readonly at: string
  readonly name: string
  readonly text: string
  readonly kind: Kind
  readonly isQuery: boolean
}

/** Every parameter and every field with the text that the reference shows. */
function described(): Described[] {
  const document = documented(contract)
  const texts: Described[] = []
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    const { properties }: { properties?: unknown } = value
    if (typeof properties === 'object' && properties !== null && !('$ref' in value))
      for (const [name, field] of Object.entries(properties as Record<string, Schema>))
        texts.push({ at, name, text: field.description ?? '', kind: kindOf(document, field), isQuery: false })
    for (const [key, part] of Object.entries(value)) visit(part, key.length > 1 && /[A-Z/]/.test(key) ? key : at)
  }
  for (const { operation } of operationsOf(document))
    for (const { name, description = '', schema, in: place } of parametersOf(document, operation))
      texts.push({
        at: operation.operationId,
        name,
        text: description,
        kind: kindOf(document, schema),
        isQuery: place === 'query',
      })
  visit(document.components.schemas, '')
  visit(document.paths, '')
  return texts
}

/** What a text says about its value: the kinds of which it can be true. */
const CLAIMS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^Whether /, ['boolean']],
  [/^(When|The moment|Since when)\b/, ['moment']],
  [/^(The (first |last )?day|Days?)\b/, ['day']],
  [/\bon this day\b|\bbefore this day\b/, ['day']],
  [/^The (identifier of the|id of)/, ['id']],
  [/^The identifiers of/, ['ids']],
  [/^The number of (?!the )/, ['integer', 'number']],
  [
    /, in (kopecks|basis points|millimetres|grams|kilometres|degrees|percent|bytes|minutes|months|days)\b/,
    ['integer', 'number'],
  ],
  [/(?<![`-])\b(kopecks|basis points)\b/i, ['integer', 'number', 'object']],
  [/\bas (YYYY-MM-DD)\b/, ['day']],
  [/\bas HH:MM\b/, ['text']],
]

const say = ({ at, name, text }: Described) => `${at}.${name}: ${text}`

const all = described()

test('no text of a parameter or a field contradicts its type', () => {
  expect(all.length).toBeGreaterThan(3_000)
  const wrong = all.flatMap(({ at, name, text, kind }) =>
    CLAIMS.filter(([claim, kinds]) => claim.test(text) && !kinds.includes(kind)).map(
      () => `${at}.${name} is ${kind}: ${text}`,
    ),
  )
  expect([...new Set(wrong)]).toEqual([])
})

test('each day and each moment is described as one, and only a filter says what it leaves', () => {
  const SAYS: Partial<Record<Kind, RegExp>> = {
    day: /\bday\b|\bMonday\b|\bdate\b/i,
    moment: /^(When|The moment|Until|Since|The time)\b|\b(when|moment|time|until|since)\b/i,
  }
  const vague = all.filter(({ text, kind }) => SAYS[kind] && !SAYS[kind].test(text))
  const misplaced = all.filter(({ text, isQuery }) => !isQuery && /^Only (what|those|the|users|contracts)\b/.test(text))
  expect({ vague: [...new Set(vague.map(say))], misplaced: [...new Set(misplaced.map(say))] }).toEqual({
    vague: [],
    misplaced: [],
  })
})

/** Days of a calendar, which are no moments. */
const NAMED_DAYS = ['date', 'signed_at']

test('each day says by whose calendar it is', () => {
  const days = all.filter(({ kind, name }) => kind === 'day' && !NAMED_DAYS.includes(name))
  expect(days.length).toBeGreaterThan(80)
  expect(
    days.filter(({ text }) => !/time zone|Moscow's time/.test(text)).map(({ at, name }) => `${at}.${name}`),
  ).toEqual([])
})

test('a filter that takes several values says so, and a single value does not', () => {
  const several = all.filter(({ isQuery, kind }) => isQuery && (kind === 'ids' || kind === 'list'))
  expect(several.length).toBeGreaterThan(250)
  const single = all.filter(({ kind, text }) => !['ids', 'list'].includes(kind) && text.includes(', one of which it'))
  const vague = several.filter(({ text }) => /^The (?!\w+s\b)\w+\.$/.test(text))
  expect({ single: single.map(say), vague: vague.map(say) }).toEqual({ single: [], vague: [] })
})

test('the type of a body is named only where the body of the operation is that type', () => {
  const bodies = new Map(
    operationsOf(contract).map(({ operation }) => {
      const [content] = Object.values(operation.requestBody?.content ?? {})
      return [operation.operationId, content?.schema.$ref?.slice('#/components/schemas/'.length)]
    }),
  )
  const operations = resources.flatMap((resource) => resource.operations)
  expect(operations.filter(({ body }) => body).length).toBeGreaterThan(70)
  expect(operations.filter(({ id, body }) => body !== bodies.get(id)).map(({ id, body }) => `${id}: ${body}`)).toEqual(
    [],
  )
})

test('no public text carries a mark that only documents of the project explain', () => {
  const files = [
    'sdk/src/schema.gen.ts',
    'sdk/src/api.gen.ts',
    'sdk/src/client.ts',
    'sdk/src/contracts.ts',
    'sdk/src/options/options.ts',
  ]
  const errors = ['sdk/src/errors/api-error.ts', 'permissions/src/permissions.ts', 'hooks/src/optimistic.ts']
  const marked = [...files, ...errors].filter((file) =>
    /^\s*(\/\*\*|\*).*\([A-Z]\d{1,2}(, [A-Z]\d{1,2})*\)/m.test(readFileSync(join(root, 'packages', file), 'utf8')),
  )
  expect(marked).toEqual([])
})
