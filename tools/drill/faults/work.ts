import { until } from '../stand/until.ts'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

const OPERATIONS = '/api/system/admin/operation'

export interface Operation {
  readonly id: number
  readonly status: string
  readonly total: number
  readonly changed: number
  readonly result_name: string | null
}

/** What runs for minutes goes on, whatever process or database it ran on. */
export const workUnderWay: Fault = {
  name: 'work',
  title:
    'an operation and an export under way: `kill -9` of each API process in turn, then of PostgreSQL on the primary',
  failovers: 1,
  async run(stand) {
    const { cluster, panel, load, ask } = stand
    const change = await begin(stand, { call: 'products.disableByIds', filter: {} })
    const file = await begin(stand, { call: 'products.export', filter: {}, input: { format: 'csv_raw' } })
    for (const api of panel.apis) {
      await api.program.end('SIGKILL')
      api.start()
      await until(`${api.name} is ready again`, api.isReady, 120)
    }
    const primary = await cluster.leader()
    primary.signalPostgres('SIGKILL')
    const since = Date.now()

    const changed = await ended(stand, change.id)
    const [logged] = await ask<{ rows: number; records: number }>(
      `select count(*)::int as rows, count(distinct entity_id)::int as records from audit_log
       where entity = 'product' and request_id = $1`,
      [`operation-${change.id}`],
    )
    if (logged?.rows !== changed.changed || logged.records !== changed.changed)
      throw new Error(`The operation changed ${changed.changed} products, the log has ${JSON.stringify(logged)}`)

    const exported = await ended(stand, file.id)
    const { status, text } = await load.admin.download(`${OPERATIONS}/file/${file.id}?part=result`)
    // The first line has the titles; a text of several lines is in quotes.
    const rows =
      text
        .replaceAll(/"(?:[^"]|"")*"/g, '')
        .trim()
        .split('\n').length - 1
    if (status !== 200 || rows !== exported.total)
      throw new Error(`The export of ${exported.total} rows has ${rows}, with the answer ${status}`)
    return since
  },
}

export async function begin({ load }: Stand, input: object): Promise<Operation> {
  const { status, body } = await load.admin.call<Operation>('POST', OPERATIONS, { body: { ...input, start: true } })
  if (!body || status >= 300) throw new Error(`The operation was not begun: ${status}`)
  return body
}

/** Waits until the operation is done, or has another of these ends. */
export async function ended({ load }: Stand, id: number, ends = ['done']): Promise<Operation> {
  let operation: Operation | undefined
  await until(
    `the operation ${id} is done`,
    async () => {
      const { status, body } = await load.admin.call<Operation>('GET', `${OPERATIONS}/${id}`)
      if (status === 200) operation = body
      return status === 200 && body !== undefined && ends.includes(body.status)
    },
    400,
  )
  if (!operation) throw new Error('Unreachable')
  return operation
}
