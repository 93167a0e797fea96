import { isDay, isEmail } from '@admin-panel/sdk/validation'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Operation, Schema } from './operations.ts'
import { malformed, type Details, Refusal, invalid, notFound } from '#errors.ts'
import { UploadedFile } from './uploaded-file.ts'
import { survey } from './survey.ts'
import { wording } from './wording.ts'
import { isRecord } from '#text/is-record.ts'
import { say } from '#text/language/say.ts'
import { labelText } from '#text/language/language.ts'

const MESSAGES_AT_MOST = 100
/** From so many on, each wrong row of an import is refused for its first fault alone. */
const ROW_MESSAGES_AT_MOST = 1000
const ajv = createAjv({ allErrors: true })
const brief = createAjv({ allErrors: false })

function createAjv(options: { allErrors: boolean }) {
  const created = new Ajv2020({ strict: false, validateSchema: false, verbose: true, useDefaults: false, ...options })
  formats.default(created)
  created.addFormat('email', isEmail)
  // PostgreSQL has no year 0.
  created.addFormat('date', (text: string) => text >= '0001' && isDay(text))
  return created
}

interface Validate {
  (data: unknown): boolean
  /** Why the last value was not valid. */
  errors: ErrorObject[]
}

/** Compiles on first use, so that startup does not compile unused operations. */
export function compile(schema: Schema, by = ajv): Validate {
  let validate: ReturnType<typeof by.compile> | undefined
  const lazy: Validate = (data) => {
    validate ??= by.compile(schema)
    const isValid = validate(data) === true
    lazy.errors = validate.errors ?? []
    return isValid
  }
  lazy.errors = []
  return lazy
}

export function readParams(operation: Operation): (raw: unknown) => Record<string, unknown> {
  const entries = Object.entries(operation.parameters).map(([name, schema]) => ({
    name,
    schema,
    valid: compile(schema),
  }))
  return (raw) =>
    Object.fromEntries(
      entries.map(({ name, schema, valid }) => {
        const text = isRecord(raw) ? raw[name] : undefined
        const value = coerce(typeof text === 'string' ? text : '', schema)
        if (!valid(value)) throw notFound()
        return [name, value]
      }),
    )
}

export function readQuery({ query }: Operation): (raw: unknown) => Record<string, unknown> {
  const valid = compile(query)
  const properties = Object.entries(query.properties ?? {})
  return (raw) => {
    const values: Record<string, unknown> = { ...(isRecord(raw) && raw) }
    for (const [name, schema] of properties) {
      const text = values[name]
      // A repeated key is not a list: lists are comma-separated.
      const value = Array.isArray(text) ? [text] : typeof text === 'string' ? coerce(text, schema) : schema.default
      if (value === undefined) delete values[name]
      else values[name] = value
    }
    refuse(values, valid, query, 'Неверные параметры запроса')
    return values
  }
}

const PAGING = new Set(['page', 'per_page', 'after', 'sort', 'format', 'purpose'])

/** Filters of a list as JSON: without its page and its order. */
export const readFilters = (operation: Operation) => readSome(operation, (name) => !PAGING.has(name))

/** How an export is written, as JSON: the parameters of its query that are no filters. */
export const readForm = (operation: Operation) => readSome(operation, (name) => PAGING.has(name))

function readSome({ query }: Operation, isTaken: (name: string) => boolean): (value: unknown) => void {
  const schema = {
    ...query,
    properties: Object.fromEntries(Object.entries(query.properties ?? {}).filter(([name]) => isTaken(name))),
    required: (query.required ?? []).filter(isTaken),
  }
  const valid = compile(schema)
  return (value) => refuse(value, valid, schema)
}

const NOTHING: Schema = { type: 'object', properties: {}, additionalProperties: false }

export interface Body {
  value: unknown
  wrongRows: WrongRow[]
}

/** A row of an import that violates the contract: its index from 0, its field and the message. */
export interface WrongRow {
  row: number
  field: string
  message: string
}

const readers = new WeakMap<Operation, (raw: unknown) => Body>()

/** Returns the reader of an operation's bodies, which is made once: the schema of its rows would be compiled each time. */
export function readBody(operation: Operation): (raw: unknown) => Body {
  const reader = readers.get(operation) ?? readerOf(operation)
  readers.set(operation, reader)
  return reader
}

function readerOf({ body, bodyOptional, imports, multipart }: Operation): (raw: unknown) => Body {
  if (multipart && body) return readParts(body)
  const { schema, valid, wrongRows } = imports && body ? splitRows(body) : whole(body ?? NOTHING)
  return (raw) => {
    if (raw === undefined && (!body || bodyOptional)) return { value: undefined, wrongRows: [] }
    refuse(raw, valid, schema)
    return { value: raw, wrongRows: wrongRows(raw) }
  }
}

/** Reads the parts of a form by name; the binary fields of the contract are files. */
function readParts(body: Schema): (raw: unknown) => Body {
  const properties = Object.entries(body.properties ?? {})
  const files = properties.filter(([, { format }]) => format === 'binary')
  const schema: Schema = {
    ...body,
    properties: Object.fromEntries(
      properties.map(([name, part]) => [name, part.format === 'binary' ? anything(part) : part]),
    ),
  }
  const valid = compile(schema)
  return (raw) => {
    const value = isRecord(raw) ? { ...raw } : {}
    // Every part of a form that is no file is a text.
    for (const [name, part] of properties)
      if (part.type === 'boolean' && typeof value[name] === 'string') value[name] = coerce(value[name], part)
    const details = mistakes(value, valid, schema)
    for (const [name, { title = name }] of files)
      if (name in value && !(value[name] instanceof UploadedFile))
        details[name] = [say`${labelText(title, name)}: выберите файл`]
    if (Object.keys(details).length > 0) throw invalid(details)
    return { value, wrongRows: [] }
  }
}

function anything({ title }: Schema): Schema {
  return title === undefined ? {} : { title }
}

interface Parts {
  schema: Schema
  valid: Validate
  wrongRows: (raw: unknown) => WrongRow[]
}

const whole = (schema: Schema): Parts => ({ schema, valid: compile(schema), wrongRows: () => [] })

/** Separates the rows from the schema, so that an invalid row does not reject the valid ones. */
function splitRows(schema: Schema): Parts {
  const { items: rows = {}, ...rowless } = schema.properties?.['items'] ?? {}
  const valid = compile(rows)
  const validAtOnce = compile(rows, brief)
  const withRows = (items: Schema): Schema => ({
    ...schema,
    properties: { ...schema.properties, items: { ...rowless, items } },
  })
  return {
    // Each row is validated separately later, so its content is skipped here.
    schema: withRows({ type: 'object', additionalProperties: false }),
    valid: compile(withRows({ type: 'object' })),
    wrongRows(raw) {
      const wrong: WrongRow[] = []
      for (const [row, item] of itemsOf(raw).entries()) {
        const details = mistakes(item, wrong.length < ROW_MESSAGES_AT_MOST ? valid : validAtOnce, rows)
        for (const [field, messages] of Object.entries(details))
          wrong.push(...messages.map((message) => ({ row, field, message })))
      }
      return wrong
    },
  }
}

/** The rows of an import, which its schema has validated as a list. */
export function itemsOf(body: unknown): unknown[] {
  const items = isRecord(body) ? body['items'] : undefined
  if (!Array.isArray(items)) throw malformed()
  return items
}

function refuse(value: unknown, valid: Validate, schema: Schema, message?: string) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw malformed()
  const details = mistakes(value, valid, schema, message !== undefined)
  if (Object.keys(details).length === 0) return
  throw message ? new Refusal('invalid', message, { details }) : invalid(details)
}

function mistakes(value: unknown, valid: Validate, schema: Schema, inQuery = false): Details {
  const messagesByField = new Map<string, Set<string>>()
  const add = (path: string[], text: string) => {
    const field = path.filter((step, index) => index < path.length - 1 || !/^\d+$/.test(step)).join('.')
    messagesByField.set(field, (messagesByField.get(field) ?? new Set()).add(text))
  }
  // Each item of a list makes errors of its own, so a list that is too long is refused before its items are read.
  const { longLists, unreadable } = survey(schema, value)
  for (const { path, schema: parentSchema, limit } of longLists)
    add(path, wording({ keyword: 'maxItems', params: { limit }, parentSchema }, labelAt(schema, path), inQuery))
  if (longLists.length === 0 && !valid(value)) {
    for (const error of valid.errors.slice(0, MESSAGES_AT_MOST)) {
      if (isEcho(error)) continue
      const path = [...stepsOf(error.instancePath), ...missingOf(error)]
      add(path, wording(error, labelAt(schema, path), inQuery))
    }
  }
  for (const path of unreadable) add(path, say`${labelAt(schema, path)}: недопустимые символы`)
  return Object.fromEntries([...messagesByField].map(([field, messages]) => [field, [...messages]]))
}

/** `anyOf` repeats the errors of its branches. */
function isEcho({ keyword, params, instancePath }: ErrorObject) {
  return keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null' && instancePath !== '')
}

function missingOf({ keyword, params }: ErrorObject): string[] {
  if (keyword === 'required') return [String(params['missingProperty'])]
  if (keyword === 'additionalProperties') return [String(params['additionalProperty'])]
  return []
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function labelAt(schema: Schema, path: string[]): string {
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? ''
  return labelText(schemaAt(schema, path)?.title ?? field, field)
}

function schemaAt(schema: Schema | undefined, path: string[]): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined || !schema) return schema
  const property = schema.properties && Object.hasOwn(schema.properties, step) ? schema.properties[step] : undefined
  if (property) return schemaAt(property, rest)
  if (schema.items) return schemaAt({ ...(schema.title && { title: schema.title }), ...schema.items }, rest)
  return schemaAt(
    schema.anyOf?.find(({ properties, items }) => properties ?? items),
    path,
  )
}

/** Only the canonical spelling becomes a number: `1e3`, `01` and ` 1` do not. */
function coerce(text: string, schema: Schema): unknown {
  if (text === '') return undefined
  if (schema.type === 'array') {
    const items = text.split(',').filter((item) => item !== '')
    return items.length > 0 ? items.map((item) => coerce(item, schema.items ?? {})) : undefined
  }
  const numeric = schema.type === 'integer' || schema.type === 'number'
  if (numeric && /^-?(0|[1-9]\d*)$/.test(text)) return Number(text)
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
