import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { blocksUnder, EXAMPLE_MOMENT } from '../runbook.ts'
import { compare, copyAt, useCopy } from '../stand/copy.ts'
import { type Cluster, type Node, startCluster, uid } from '../stand/postgresql.ts'
import { until } from '../stand/until.ts'
import { launch } from '../stand/programs.ts'
import type { Fault } from './fault.ts'

/** The runbook's commands, word for word, on the machines of another site. */
export const loseSite: Fault = {
  name: 'pitr',
  title: 'another site restored to a moment by the runbook, beside the writes',
  async run(stand) {
    const { cluster, ask, folder } = stand
    const primary = await cluster.leader()
    await runOn(primary, cluster, 'back-up')
    await wait(4000)
    const [now] = await ask<{ at: string }>('select now()::text as at')
    const target = Date.now()
    await until('the journal of the moment is archived', () => isArchived(cluster, primary, now?.at ?? ''), 90)

    const site = await startCluster(join(folder, `site-${target}`), cluster)
    await site.whole()
    const [stop, first = '', others = ''] = blocksUnder('Restore to a minute')
    const [one, ...rest] = site.nodes
    if (!one) throw new Error('The site has no nodes')
    const { name: last } = await site.leader()
    for (const node of site.nodes.toSorted((left, right) => Number(left.name === last) - Number(right.name === last)))
      await runOn(node, site, stop ?? '')
    const began = Date.now()
    await runOn(one, site, first.replace(EXAMPLE_MOMENT, now?.at ?? ''))
    await until('the node leads', async () => (await site.leader()).name === one.name, 60)
    console.log(`The data of the moment is back after ${((Date.now() - began) / 1000).toFixed(0)} s`)
    for (const node of rest) await runOn(node, site, others)
    await site.whole()

    const copy = copyAt(one.address, cluster)
    await compare(stand, copy, { before: target - 1000, after: target + 1000 })
    await useCopy(stand, copy)
    for (const { program } of site.nodes) await program.end('SIGKILL')
    await site.etcd.end('SIGKILL')
  },
}

/** Runs a block of the runbook on a machine, where systemd is this program. */
async function runOn(node: Node, { config }: Cluster, block: string) {
  const parts = block.replaceAll('/etc/patroni', config).split(/^(systemctl .+)$/m)
  for (const part of parts) {
    if (part === 'systemctl stop patroni') {
      node.signalPatroni('SIGTERM')
      await node.program.ended()
    } else if (part === 'systemctl start patroni') node.start()
    else if (part.trim()) await runShell(node, part)
  }
}

async function runShell({ env, data }: Node, command: string) {
  const log = join(data, '../../logs/runbook.log')
  const code = await launch({ name: 'runbook', command: ['/bin/sh', '-euc', command], env, log, uid }).ended()
  if (code !== 0) throw new Error(`«${command.trim()}» ended with ${code}: ${readFileSync(log, 'utf8').slice(-500)}`)
}

async function isArchived({ url }: Cluster, { address }: Node, moment: string): Promise<boolean> {
  const client = new Client(url(address))
  await client.connect()
  const { rows } = await client.query<{ is: boolean }>('select last_archived_time > $1 as is from pg_stat_archiver', [
    moment,
  ])
  await client.end()
  return rows[0]?.is === true
}
