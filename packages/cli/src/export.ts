import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { operationTable } from '@admin-panel/sdk'
import { OperationError, prepareOperation, type ManyId, type ManyParams } from '@admin-panel/sdk/operations'
import { connect, readAccess } from './access.ts'
import type { Command } from './command.ts'
import { UsageError } from './failures.ts'
import { fieldsOf, valuesOf } from './fields.ts'
import { requireKnown } from './nearest.ts'
import { note } from './output.ts'

const calls = Object.values(operationTable).flatMap(({ id, verb }) => (verb === 'export' ? [id] : []))
const OF_THE_FILE = ['format', 'sort', 'purpose']

export const exporting: Command = {
  help: `admin-panel export <call> --out <file> [--filter name=value …] [--sort name]

Exports all records of a filter, however many there are: the server makes the
file, and the command shows how far it is and saves it.

  admin-panel export products.export --filter status=active --out products.csv
  admin-panel export orders.export --filter created_from=2026-01-01 --out o.xlsx

  --out      where it is saved; .xlsx makes a workbook, anything else CSV
  --raw      CSV for a program: the names of fields, and no mark in front
  --filter   a filter of the list; several narrow it down
  --sort     the order, -name is the other way round
  --purpose  what a file with personal data is for

admin-panel api <call> --help explains the filters.`,
  argument: { name: 'call', among: calls },
  options: () => ({ out: 'string', filter: 'string', sort: 'string', purpose: 'string', raw: 'boolean' }),
  async values(call, option) {
    const { meaningsOf } = await import('./meanings.ts')
    return option === 'sort' ? (meaningsOf(call).get('sort')?.values ?? []) : []
  },
  async run(call, given) {
    const [out] = given.get('out') ?? []
    if (!out) throw new UsageError('--out names the file that is saved')
    const names = fieldsOf(call).flatMap(({ name }) => (OF_THE_FILE.includes(name) ? [] : [name]))
    const filters = new Map<string, string[]>()
    for (const text of given.get('filter') ?? []) {
      const [name = '', value = ''] = text.split(/=(.*)/s)
      requireKnown('filter', name, names)
      filters.set(name, [...(filters.get(name) ?? []), value])
    }
    const format = out.endsWith('.xlsx') ? 'xlsx' : given.has('raw') ? 'csv_raw' : 'csv'
    const sort = given.get('sort')?.flatMap((list) => list.split(','))
    const [purpose] = given.get('purpose') ?? []
    const input = { format, ...(sort && { sort }), ...(purpose && { purpose }) }
    const params = { filter: await valuesOf(call, filters), input }
    const client = connect(await readAccess())
    const operation = await prepareOperation(client, ...typed(call, params))
    note(`Operation ${operation.id}`)
    for await (const { done, total } of operation) if (total !== null) note(`${done} of ${total}`)
    if (operation.state.status !== 'done') throw new OperationError(operation.state)
    const { data, error } = await client.http.GET('/api/system/admin/operation/file/{id}', {
      params: { path: { id: operation.id }, query: { part: 'result' } },
      parseAs: 'stream',
    })
    if (error) throw error
    if (data) await save(data, out)
    note(`Saved ${out}`)
  },
}

/** The file is whole or not there. */
async function save(data: ReadableStream, out: string) {
  const draft = `${out}.part`
  try {
    await pipeline(Readable.fromWeb(data), createWriteStream(draft))
    await rename(draft, out)
  } finally {
    await rm(draft, { force: true })
  }
}

function typed(call: string, params: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract's table has named the call, and its fields.
  return [call, params] as [ManyId, ManyParams<ManyId>]
}
