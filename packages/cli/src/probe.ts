import { operationsOf, type Document, type OperationEntry } from '@admin-panel/openapi/document'
import { exampleCall } from '@admin-panel/openapi/example'
import type { Access } from './access.ts'
import { createJudge } from './answers.ts'
import { isRow, type Row } from './row.ts'

/** What a try of an operation has shown. */
export interface Finding {
  readonly state: 'works' | 'fails' | 'absent' | 'untried'
  readonly why?: string
}

const PATIENCE = 30_000
/** The server may refuse a value that is only an example. */
const REFUSALS = [404, 409, 422]

/** Tries operations of a server, each once: reads, and with `writes` changes of records that it makes itself. */
export function createProbe(document: Document, { url, key }: Access, isWriting: boolean) {
  const entries = new Map(operationsOf(document).map((entry) => [entry.operation.operationId, entry]))
  const judge = createJudge(document)
  const findings = new Map<string, Promise<Finding>>()
  const made = new Map<string, Promise<ReadonlyMap<string, Finding>>>()
  const rows = new Map<string, Promise<Row | undefined>>()
  let parts: readonly string[] | undefined

  async function send({ method }: OperationEntry, address: string, init: RequestInit) {
    const signal = AbortSignal.timeout(PATIENCE)
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${key}`)
    headers.set('accept-language', 'en')
    const response = await fetch(url + address, { ...init, method: method.toUpperCase(), headers, signal })
    // A stream never ends.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    return { response, body: isStream ? '' : await response.text() }
  }

  async function attempt(entry: OperationEntry, address: string, init: RequestInit & { isGuess: boolean }) {
    const { isGuess, ...request } = init
    const { response, body } = await send(entry, address, request)
    const { status, ok } = response
    const wrong = judge(entry, response, body)
    const answer: unknown = wrong === undefined && body.startsWith('{') ? JSON.parse(body) : undefined
    const state: Finding['state'] =
      ok && !wrong ? 'works' : isGuess && !wrong && REFUSALS.includes(status) ? 'untried' : 'fails'
    const why = wrong ?? (ok ? undefined : `${status} ${messageOf(answer)}`.trim())
    const finding: Finding = { state, ...(why !== undefined && { why }) }
    return { answer: isRow(answer) ? answer : undefined, finding }
  }

  /** A record of a resource that is there already. */
  function rowOf(resource: string): Promise<Row | undefined> {
    const known = rows.get(resource) ?? firstRow(resource)
    rows.set(resource, known)
    return known
  }

  async function firstRow(resource: string) {
    const list = [`${resource}.list`, `${resource}.options`].map((id) => entries.get(id)).find((entry) => entry)
    if (!list || isAbsent(list)) return undefined
    const { answer } = await attempt(list, addressOf(list, exampleCall(document, list).query), { isGuess: true })
    const first: unknown = Array.isArray(answer?.['items']) ? answer['items'][0] : undefined
    return isRow(first) ? first : undefined
  }

  const lacks = (part: string) => parts !== undefined && !parts.includes(part)

  const isAbsent = ({ operation }: OperationEntry) => lacks(operation['x-part'] ?? '')

  async function read(entry: OperationEntry): Promise<Finding> {
    const { parameters, operation } = entry
    const [resource = ''] = operation.operationId.split('.')
    const names = parameters.flatMap(({ name, in: place }) => (place === 'path' ? [name] : []))
    const row = names.length > 0 ? await rowOf(resource) : undefined
    const missing = names.find((name) => row?.[name] === undefined)
    if (missing) return { state: 'untried', why: `there is no record with a ${missing}` }
    const { query } = exampleCall(document, entry)
    const isGuess = Object.keys(query).length > 0
    return (await attempt(entry, addressOf(entry, query, row), { isGuess })).finding
  }

  /** Makes a record, reads, changes and deletes it. */
  async function write(resource: string): Promise<ReadonlyMap<string, Finding>> {
    const tried = new Map<string, Finding>()
    const call = async (verb: string, row: Row, body: object | undefined, isGuess: boolean) => {
      const entry = entries.get(`${resource}.${verb}`)
      if (!entry || isAbsent(entry)) return undefined
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(typeof row['version'] === 'number' && { 'if-match': `"v${row['version']}"` }),
      }
      const init = { headers, ...(body && { body: JSON.stringify(body) }), isGuess }
      const { answer, finding } = await attempt(entry, addressOf(entry, {}, row), init)
      tried.set(`${resource}.${verb}`, finding)
      return finding.state === 'works' ? answer : undefined
    }
    const create = entries.get(`${resource}.create`)
    if (!create || !entries.has(`${resource}.delete`)) return tried
    const body = await filled(exampleCall(document, create).body)
    const created = await call('create', {}, body, true)
    if (created?.['id'] === undefined) return tried
    const viewed = (await call('view', created, undefined, false)) ?? created
    const [[field, value] = ['', '']] = Object.entries(body).filter(([, value]) => typeof value === 'string')
    const updated = field ? await call('update', viewed, { [field]: value }, true) : undefined
    await call('delete', { ...viewed, ...updated }, undefined, false)
    return tried
  }

  /** The values of a body: references lead to records that are there, and names are new. */
  async function filled(body: unknown): Promise<Record<string, unknown>> {
    if (!isRow(body)) return {}
    const fields = await Promise.all(
      Object.entries(body).map(async ([name, value]) => {
        const [, one] = /^(?:\w+_)?([a-z]+)_ids?$/.exec(name) ?? []
        const plural = one && [`${one.replace(/y$/, 'ie')}s`, `${one}es`].find((each) => entries.has(`${each}.list`))
        const id = plural ? (await rowOf(plural))?.['id'] : undefined
        if (id !== undefined) return [name, Array.isArray(value) ? [id] : id]
        return [name, NAMES.has(name) && typeof value === 'string' ? renamed(value) : value]
      }),
    )
    return Object.fromEntries(fields)
  }

  async function find(id: string): Promise<Finding> {
    const entry = entries.get(id)
    if (!entry) return { state: 'fails', why: 'the contract has no such operation' }
    if (isAbsent(entry)) return { state: 'absent', why: `the part ${entry.operation['x-part']}` }
    if (entry.operation['x-permission'] === 'person') return { state: 'untried', why: 'it needs a person' }
    if (entry.method === 'get') return read(entry)
    if (!isWriting) return { state: 'untried', why: 'it changes records: add --write' }
    const [resource = ''] = id.split('.')
    const writes = made.get(resource) ?? write(resource)
    made.set(resource, writes)
    return (await writes).get(id) ?? { state: 'untried', why: 'it changes records of others' }
  }

  return {
    /** Learns who the key is, and which parts the server says that it has. */
    begin: async (): Promise<Finding> => {
      const entry = entries.get('profile.view')
      if (!entry) throw new Error('The contract has no profile.view')
      const { answer, finding } = await attempt(entry, entry.path, { isGuess: false })
      if (Array.isArray(answer?.['parts'])) parts = answer['parts'].map(String)
      return finding
    },
    lacks,
    find: (id: string): Promise<Finding> => {
      const known = findings.get(id) ?? find(id)
      findings.set(id, known)
      return known
    },
  }
}

const NAMES = new Set(['name', 'slug', 'email', 'article', 'number', 'code', 'path'])

/** A name that no record has yet, of the same length. */
function renamed(value: string) {
  const word = Date.now().toString(36).slice(-6)
  return value.includes('@') ? `${word}-${value}` : `${value} ${word}`
}

function messageOf(answer: unknown): string {
  const data = isRow(answer) ? answer['data'] : undefined
  return isRow(data) && typeof data['message'] === 'string' ? data['message'] : ''
}

function addressOf({ path }: OperationEntry, query: object, row: Row = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name])))
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  const search = new URLSearchParams(values).toString()
  return search ? `${filled}?${search}` : filled
}
