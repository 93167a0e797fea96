import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  type Mailbox,
  type Neighbour,
  type Receiver,
  startBucket,
  startMailbox,
  startReceiver,
} from '../load/catchers.ts'
import { type Load, startLoad } from '../load/load.ts'
import { type Panel, startPanel } from './panel.ts'
import { type Cluster, startCluster } from './postgresql.ts'

export interface Stand {
  readonly folder: string
  readonly cluster: Cluster
  readonly panel: Panel
  readonly mailbox: Mailbox
  readonly receiver: Receiver
  readonly bucket: Neighbour
  readonly load: Load
  /** Asks the present primary itself, past proxies and API. */
  readonly ask: <Row extends object>(query: string, values?: readonly unknown[]) => Promise<Row[]>
}

/** Everything that a deployment has, and people who use it. */
export async function startStand(): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-drill-'))
  chmodSync(folder, 0o755)
  // Also after a start that has failed.
  process.on('exit', () => remove(folder))
  const cluster = await startCluster(folder)
  await cluster.whole()
  const mailbox = await startMailbox()
  const receiver = await startReceiver()
  const bucket = await startBucket()
  const panel = await startPanel(folder, cluster, { smtpPort: mailbox.port, s3Port: bucket.port })
  await panel.ready()
  const load = await startLoad(panel.url)
  const webhook = { name: 'Учение', url: receiver.url, entities: ['brand', 'user'], events: ['created'] }
  const { status } = await load.admin.call('POST', '/api/system/admin/webhook', { body: webhook })
  if (status !== 201) throw new Error(`The webhook was not made: ${status}`)
  return {
    folder,
    cluster,
    panel,
    mailbox,
    receiver,
    bucket,
    load,
    async ask(query, values = []) {
      const { address } = await cluster.leader()
      const client = new Client(cluster.url(address, 'admin_panel'))
      await client.connect()
      try {
        return (await client.query(query, [...values])).rows
      } finally {
        await client.end()
      }
    },
  }
}

/** Its programs have been killed before; the disks of the nodes are mounted in it. */
function remove(folder: string) {
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  for (const [, path = ''] of mounted.map((line) => line.split(' ')))
    if (path.startsWith(`${folder}/`)) spawnSync('umount', ['-l', path])
  if (!process.env['DRILL_KEEP']) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
