import { operationsOf, type Document, type OperationEntry } from '@admin-panel/openapi/document'
import { exampleAnswer, exampleCall, FILE, type ExampleCall } from '@admin-panel/openapi/example'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** An operation as programs without the SDK see it. */
export interface Wire {
  readonly entry: OperationEntry
  readonly call: ExampleCall
  readonly curl: string
  readonly status: string
  /** The answer as JSON; undefined where it is a file, a stream or nothing. */
  readonly answer: string | undefined
}

export const contract: Document = parse(
  readFileSync(fileURLToPath(import.meta.resolve('@admin-panel/openapi/openapi.yaml')), 'utf8'),
  { maxAliasCount: -1 },
)

export const wires: ReadonlyMap<string, Wire> = new Map(
  operationsOf(contract).map((entry) => {
    const call = exampleCall(contract, entry)
    const { status, body } = exampleAnswer(contract, entry.operation)
    const answer = body === undefined ? undefined : JSON.stringify(body, undefined, 2)
    return [entry.operation.operationId, { entry, call, curl: curlOf(entry, call), status, answer }]
  }),
)

export function wireOf(id: string): Wire {
  const wire = wires.get(id)
  if (!wire) throw new Error(`The contract has no ${id}`)
  return wire
}

/** The path of a call with its values, and its query. */
export function addressOf(path: string, { path: places, query }: ExampleCall): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

function curlOf({ method, path, operation }: OperationEntry, call: ExampleCall): string {
  const { type, body, hasVersion } = call
  const [success] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const types = Object.keys(success?.[1].content ?? {})
  const token = { public: undefined, person: 'PANEL_TOKEN' }[String(operation['x-permission'])]
  const isOpen = operation['x-permission'] === 'public'
  const options = [
    method !== 'get' && `-X ${method.toUpperCase()}`,
    !isOpen && `-H "Authorization: Bearer $${token ?? 'PANEL_KEY'}"`,
    hasVersion && `-H 'If-Match: "v3"'`,
    type === 'application/json' && `-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`,
    type === 'multipart/form-data' && parts(body),
    types.includes('text/event-stream') && '--no-buffer',
    types.length > 0 && !types.some((each) => /json|event-stream/.test(each)) && '--output file',
  ].filter((option) => typeof option === 'string')
  return [`curl "$PANEL_URL${addressOf(path, call)}"`, ...options].join(' \\\n  ')
}

function parts(body: unknown): string {
  return Object.entries(typeof body === 'object' && body !== null ? body : {})
    .map(
      ([name, value]) =>
        `-F '${name}=${value === FILE ? '@file' : typeof value === 'string' ? value : JSON.stringify(value)}'`,
    )
    .join(' ')
}
