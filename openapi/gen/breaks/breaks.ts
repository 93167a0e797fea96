import {
  operationsOf,
  resolve,
  type Document,
  type OperationEntry,
  type Parameter,
  type Schema,
} from '@admin-panel/openapi/document'
import { addNarrowings, type Direction } from './narrowed.ts'

/** A loss for clients of the released contract; `of` is the operation or the schema that changed. */
export interface Break {
  readonly of: string
  readonly what: string
}

/** The changes that reject what a client sends, or withdraw what it reads. New values of an answer are not among them. */
export function breaks(released: Document, current: Document): Break[] {
  const losses: Break[] = []
  const report = (of: string) => (what: string) => void losses.push({ of, what })
  const compared = new Set<string>()

  function compare(before: Schema, after: Schema, direction: Direction, at: string, add: (what: string) => void) {
    const name = (before.$ref ?? after.$ref)?.split('/').at(-1)
    const pair = `${direction} ${before.$ref} ${after.$ref}`
    if (name !== undefined && compared.has(pair)) return
    if (name !== undefined) compared.add(pair)
    const [place, adds] = name === undefined ? [at, add] : ['', report(name)]
    addNarrowings(resolve(released, before), resolve(current, after), direction, place, adds, compare)
  }

  const now = new Map(operationsOf(current).map((entry) => [entry.operation.operationId, entry]))
  for (const before of operationsOf(released)) {
    const add = report(before.operation.operationId)
    const after = now.get(before.operation.operationId)
    if (!after) add('the operation was removed')
    else compareOperations(before, after, add, compare)
  }
  return losses
}

type Compare = (before: Schema, after: Schema, direction: Direction, at: string, add: (what: string) => void) => void

function compareOperations(
  before: OperationEntry,
  after: OperationEntry,
  add: (what: string) => void,
  compare: Compare,
) {
  if (before.method !== after.method || before.path !== after.path)
    add(`it moved from ${before.method} ${before.path} to ${after.method} ${after.path}`)
  compareParameters(before.parameters, after.parameters, add, compare)

  const [oldBody, newBody] = [before.operation.requestBody?.content, after.operation.requestBody?.content]
  if (!oldBody && Object.values(newBody ?? {}).some(({ schema }) => (schema.required ?? []).length > 0))
    add('it needs a body')
  compareContents(oldBody, newBody, 'sent', add, compare)
  for (const [status, reply] of Object.entries(before.operation.responses)) {
    if (!status.startsWith('2')) continue
    const answer = after.operation.responses[status]
    if (answer) compareContents(reply.content, answer.content, 'received', add, compare)
    else add(`it no longer answers ${status}`)
  }
}

const keyOf = (parameter: Parameter) => `${parameter.in} parameter ${parameter.name}`

function compareParameters(
  released: readonly Parameter[],
  current: readonly Parameter[],
  add: (what: string) => void,
  compare: Compare,
) {
  const now = new Map(current.map((parameter) => [keyOf(parameter), parameter]))
  const old = new Map(released.map((parameter) => [keyOf(parameter), parameter]))
  for (const [key, before] of old) {
    const after = now.get(key)
    if (!after) add(`the ${key} was removed`)
    else compare(before.schema, after.schema, 'sent', key, add)
  }
  for (const [key, { required }] of now) if (required && !old.get(key)?.required) add(`the ${key} is required`)
}

type Contents = Record<string, { schema: Schema }> | undefined

function compareContents(
  before: Contents = {},
  after: Contents = {},
  direction: Direction,
  add: (what: string) => void,
  compare: Compare,
) {
  for (const [type, { schema }] of Object.entries(before)) {
    const counterpart = after[type]
    if (counterpart)
      compare(schema, counterpart.schema, direction, direction === 'sent' ? 'the body' : 'the answer', add)
    else add(direction === 'sent' ? `it no longer takes ${type}` : `it no longer answers with ${type}`)
  }
}

const DOCUMENTATION = new Set(['description', 'summary', 'title', 'tags', 'example', 'examples', 'headers', 'security'])
const MAPS = new Set(['properties', 'paths', 'schemas', 'parameters', 'content'])

/** The parts of a document that `breaks` reads, to be kept with the release: a line for each path, parameter and schema. */
export function snapshotOf({ paths, components: { schemas, parameters } }: Document): string {
  return `{"paths":${linesOf(paths)},"components":{"parameters":${linesOf(parameters)},"schemas":${linesOf(schemas)}}}\n`
}

function linesOf(entries: object = {}): string {
  const lines = Object.entries(entries).map(
    ([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(withoutDocumentation(entry))}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}

/** `isMap`: the keys are names of the contract, so none of them is documentation. */
function withoutDocumentation(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDocumentation(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || (!DOCUMENTATION.has(key) && !key.startsWith('x-') && !/^[45]\d\d$/.test(key)))
      .map(([key, item]) => [key, withoutDocumentation(item, !isMap && MAPS.has(key))]),
  )
}
