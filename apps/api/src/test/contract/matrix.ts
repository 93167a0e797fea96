import { vocabulary } from '@admin-panel/permissions'
import { sample, stringMatching } from 'fast-check'
import { afterAll } from 'vitest'
import type { Operation, Schema } from '#contract/operations.ts'
import type { Client, Reply } from '#test/app.ts'

interface Sent {
  query?: string
  id?: string
  body?: unknown
  headers?: Record<string, string>
}

export const everyPermission = Object.entries(vocabulary).flatMap(([entity, actions]) =>
  actions.map((action) => `${entity}.${action}`),
)
export const ANY_VERSION = { 'if-match': '"v1"' }

/** Calls the operation and checks status, type and headers of the response against the contract. */
export async function call(client: Client, operation: Operation, sent: Sent = {}): Promise<Reply> {
  const { method, path, multipart } = operation
  const { query = '', id = '999999', body, headers } = sent
  const form = multipart && isPlain(body) ? formOf(body) : undefined
  const reply = await client[method.toLowerCase() as keyof Client](path.replaceAll(/\{\w+\}/g, id) + query, {
    ...(body !== undefined && { body: form?.body ?? body }),
    headers: { ...form?.headers, ...headers },
  })
  requirePromised(operation, reply)
  return reply
}

function requirePromised({ id, replies }: Operation, { status, headers }: Reply) {
  const promised = replies[status]
  if (!promised) throw new Error(`${id} answers ${status}, of which the contract knows nothing`)
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  const isTyped = promised.content ? type in promised.content : type === ''
  const missing = Object.entries(promised.headers ?? {}).flatMap(([name, { required }]) =>
    required && !(name.toLowerCase() in headers) ? [name] : [],
  )
  const isTagged = Object.keys(promised.headers ?? {}).some((name) => name.toLowerCase() === 'etag')
  if (!isTyped || missing.length > 0 || (headers['etag'] !== undefined && !isTagged))
    throw new Error(`${id} answers ${status} otherwise than the contract says: ${type}, without ${missing.join()}`)
}

function isPlain(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
}

/** Encodes a body as a form: files unchanged, other values as text. */
function formOf(parts: Record<string, unknown>) {
  const boundary = 'matrix'
  const text = Object.entries(parts)
    .map(([name, value]) => {
      const isFile = value instanceof File
      const head = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="f.png"' : ''}`
      return `--${boundary}\r\n${head}\r\n\r\n${isFile ? 'bytes' : JSON.stringify(value)}\r\n`
    })
    .join('')
  return {
    body: Buffer.from(`${text}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export function typesOf({ type, anyOf }: Schema): string[] {
  return [type ?? anyOf?.flatMap(typesOf) ?? []].flat()
}

/** Generates the minimal valid value: required fields only, each as small as possible. */
export function sampleOf(schema: Schema): unknown {
  const [branch] = schema.anyOf ?? []
  if (branch) return sampleOf(branch)
  if (schema.enum) return schema.enum[0]
  switch (typesOf(schema)[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: Number(schema['minItems'] ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 0
    case 'boolean':
      return false
    default:
      return textOf(schema)
  }
}

function textOf({ format, pattern, minLength }: Schema): unknown {
  if (format === 'binary') return new File(['bytes'], 'f.png')
  if (format === 'date') return '2026-06-01'
  if (format === 'date-time') return '2026-07-01T00:00:00Z'
  if (format === 'email') return 'somebody@example.com'
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (typeof pattern === 'string') return sample(stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 })[0]
  return 'x'.repeat(Number(minLength ?? 1))
}

/** Lists every field of a body with its path; the first element represents all of an array. */
export function placesOf(schema: Schema, path: string[]): [path: string[], schema: Schema][] {
  const inner = schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema
  if (inner.items) return placesOf(inner.items, [...path, '0'])
  return Object.entries(inner.properties ?? {}).flatMap(([name, field]) => [
    [[...path, name], field] as [string[], Schema],
    ...placesOf(field, [...path, name]),
  ])
}

export function bodyWith([step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  const inner = bodyWith(rest, value)
  return step === '0' ? [inner] : { [step]: inner }
}

/**
 * Groups values of several fields for one call each: the first of every field, the second of every field, and so on. A long
 * list is alone, since it may fill the answer with the mistakes of its items.
 */
export function roundsOf<Name, Value>(fields: readonly (readonly [Name, readonly Value[]])[]): [Name, Value][][] {
  const pairs = fields.map(([name, values]) => values.map((value): [Name, Value] => [name, value]))
  const shortPairs = pairs.map((fieldPairs) => fieldPairs.filter(([, value]) => !isLong(value)))
  const most = Math.max(0, ...shortPairs.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, round) =>
    shortPairs.flatMap((fieldPairs) => fieldPairs.slice(round, round + 1)),
  )
  return [...rounds, ...pairs.flat().flatMap((pair) => (isLong(pair[1]) ? [[pair]] : []))]
}

function isLong(value: unknown): boolean {
  return (Array.isArray(value) ? value : String(value).split(',')).length > 5
}

/** Counts and prints the covered operations, so that gaps in the coverage are visible. */
export function coverage() {
  const covered = new Map<string, Set<string>>()
  afterAll(() => {
    const lines = [...covered].map(([what, ids]) => `  ${what}: ${ids.size}`)
    const total = [...covered.values()].reduce((sum, ids) => sum + ids.size, 0)
    process.stdout.write(`operation × case: ${total}\n${lines.join('\n')}\n`)
  })
  return (what: string, { id }: Operation, detail = '') => {
    covered.set(what, (covered.get(what) ?? new Set()).add(`${id} ${detail}`))
  }
}
