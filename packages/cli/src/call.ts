import { text } from 'node:stream/consumers'
import { operationPermissions, operationTable } from '@admin-panel/sdk'
import type { CallOptions, KeyClient, Operation, OperationId } from '@admin-panel/sdk'
import { connect, readAccess } from './access.ts'
import type { Command } from './command.ts'
import { UsageError } from './failures.ts'
import { fieldsOf, parseJson, valuesOf } from './fields.ts'
import { print } from './output.ts'

type Call = (params: object, options: CallOptions) => Promise<unknown> & AsyncIterable<unknown>

const operations: Readonly<Record<string, Operation<OperationId>>> = operationTable

export const api: Command = {
  help: `admin-panel api <operation> [--field value …] [--all] [--body json|-]

Calls an operation of the contract and prints its answer as JSON.

  admin-panel api orders.list --status processing,assembled --per_page 50
  admin-panel api products.list --all | jq -r .name
  admin-panel api users.update --id 5 --version 3 --position Менеджер
  admin-panel api files.create --entity product --file photo.jpg

  --all               every row of a list, one JSON line each
  --body <json|->     the fields as one JSON object, - reads it from the input
  --idempotency-key   the same call with the same key is done once

Lists take values with commas, or the option again. A file that is answered
goes to the output. admin-panel api <operation> --help explains the fields.

Codes: 0 done, 1 refused, 2 used wrongly, 3 no answer came: try again.`,
  argument: { name: 'operation', among: Object.keys(operations) },
  options: (operation) => ({
    ...Object.fromEntries(fieldsOf(operation).map(({ name }) => [name, 'string'])),
    all: 'boolean',
    body: 'string',
    'idempotency-key': 'string',
  }),
  async about(name) {
    const { id, method, path } = operationOf(name)
    const { meaningsOf } = await import('./meanings.ts')
    const meanings = meaningsOf(id)
    const lines = fieldsOf(name).map(({ name, kind, isRequired }): [string, string] => [
      `--${name} ${kind}${isRequired ? ', needed' : ''}`,
      meanings.get(name)?.about ?? '',
    ])
    const width = Math.max(...lines.map(([option]) => option.length))
    const fields = lines.map(([option, about]) => `  ${option.padEnd(width)}  ${about}`.trimEnd())
    return [`${method} ${path}`, `for ${[operationPermissions[id]].flat().join(' or ')}`, ...fields].join('\n')
  },
  async values(name, option) {
    const { meaningsOf } = await import('./meanings.ts')
    return meaningsOf(name).get(option)?.values ?? []
  },
  async run(name, given) {
    const operation = operationOf(name)
    // A field of the name `body` is given within the body.
    const fields = new Map([...given].filter(([name]) => name !== 'body'))
    const params = { ...(await bodyOf(given.get('body')?.at(-1))), ...(await valuesOf(name, fields)) }
    const missing = fieldsOf(name).find(({ name, isRequired }) => isRequired && !(name in params))
    if (missing) throw new UsageError(`${name} needs --${missing.name}`)
    if (given.has('all') && !operation.isList) throw new UsageError(`${name} is no list: leave out --all`)
    if (operation.parseAs === 'blob' && process.stdout.isTTY)
      throw new UsageError(`${name} answers with a file: add > file`)
    const client = connect(await readAccess())
    const [key] = given.get('idempotency-key') ?? []
    const call = callOf(client, operation)(params, key === undefined ? {} : { idempotencyKey: key })
    if (given.has('all')) for await (const row of call) await print(`${JSON.stringify(row)}\n`)
    else await printAnswer(await call)
  },
}

/** An operation that was looked up by `argument.among`. */
function operationOf(name: string) {
  const operation = operations[name]
  if (!operation) throw new UsageError(`No operation ${name}`)
  return operation
}

async function bodyOf(given: string | undefined): Promise<object> {
  if (given === undefined) return {}
  const body = parseJson(given === '-' ? await text(process.stdin) : given)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UsageError('--body must be a JSON object')
  return body
}

async function printAnswer(answer: unknown) {
  if (answer instanceof Blob) for await (const chunk of answer.stream()) await print(chunk)
  else if (answer instanceof ReadableStream) for await (const chunk of answer) await print(chunk)
  else if (answer !== undefined) await print(`${JSON.stringify(answer, undefined, 2)}\n`)
}

function callOf({ api }: KeyClient, { resource, verb }: Operation): Call {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table and the methods are generated from the same contract.
  const groups = api as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>
  const call = groups[resource]?.[verb]
  if (!call) throw new UsageError(`No operation ${resource}.${verb}`)
  return call
}
