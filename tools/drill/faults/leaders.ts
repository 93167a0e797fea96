import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Link } from '../stand/link.ts'
import type { Cluster, Node } from '../stand/postgresql.ts'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

export const freezePatroni: Fault = {
  name: 'freeze-patroni',
  title: 'Patroni of the primary frozen for 60 s, its PostgreSQL goes on',
  failovers: 1,
  run: (stand) =>
    withOneLeader(stand, 1, async ({ signalPatroni, toEtcd }) => {
      // It misses changes of the lock, so it acts on its last state.
      toEtcd.blackHole()
      signalPatroni('SIGSTOP')
      await wait(60_000)
      reach(toEtcd)
      signalPatroni('SIGCONT')
    }),
}

export const loseEtcd: Fault = {
  name: 'lose-etcd',
  title: 'etcd frozen for 60 s',
  stallWithin: 5,
  run: (stand) =>
    withOneLeader(stand, 0, async () => {
      const { etcd } = stand.cluster
      etcd.signal('SIGSTOP')
      await wait(60_000)
      etcd.signal('SIGCONT')
    }),
}

export const partPrimary: Fault = {
  name: 'part-primary',
  title: 'the primary parted from etcd for 60 s',
  failovers: 1,
  run: (stand) =>
    withOneLeader(stand, 1, async ({ toEtcd }) => {
      toEtcd.blackHole()
      await wait(60_000)
      reach(toEtcd)
    }),
}

export const promoteByHand: Fault = {
  name: 'promote-by-hand',
  title: 'a standby promoted by hand (`pg_promote`)',
  async run({ cluster, panel }) {
    const { name } = await cluster.leader()
    const standby = cluster.nodes.find((node) => node.name !== name)
    if (!standby) throw new Error('The primary has no standby')
    // Past HAProxy it takes writes until Patroni ends that; the API must not reach it.
    const answered = await writesTo(cluster, [`127.0.0.1:${panel.link.port}`, standby.address], async () => {
      await ask(cluster, standby.address, 'select pg_promote()')
      await wait(30_000)
    })
    const stray = answered.filter(({ address }) => address === standby.address).map(({ at }) => at)
    const seconds = (Math.max(...stray, 0) - Math.min(...stray, Infinity)) / 1000
    console.log(stray.length > 0 ? `It took writes past HAProxy for ${seconds.toFixed(1)} s` : 'It took no write')
    only(
      1,
      answered.filter(({ address }) => address !== standby.address),
    )
  },
}

/** After a minute Patroni's keepalive has ended its connections; this network answered it in the place of etcd. */
function reach(toEtcd: Link) {
  toEtcd.heal()
  toEtcd.cut()
}

/**
 * Writes to each node past HAProxy meanwhile. Who answers such a write leads; once another node does, the one before must
 * answer none.
 */
async function withOneLeader({ cluster }: Stand, changes: number, run: (primary: Node) => Promise<void>) {
  const primary = await cluster.leader()
  const addresses = cluster.nodes.map(({ address }) => address)
  // The former leader may return some seconds after the fault.
  const answered = await writesTo(cluster, addresses, () => run(primary).then(() => wait(20_000)))
  only(changes + 1, answered)
}

interface Answered {
  readonly address: string
  /** The port of the node that took the write. */
  readonly node: string
  readonly at: number
}

/** Writes to each address twice a second meanwhile, and returns what was answered. */
async function writesTo(cluster: Cluster, addresses: readonly string[], run: () => Promise<void>): Promise<Answered[]> {
  const { address: primary } = await cluster.leader()
  await ask(cluster, primary, 'create schema if not exists drill')
  await ask(cluster, primary, 'create table if not exists drill.led (at timestamptz, by text)')
  const answered: Answered[] = []
  const writing = { isOver: false }
  const writers = addresses.map(async (address) => {
    while (!writing.isOver) {
      const query = `insert into drill.led values (now(), current_setting('port')) returning by`
      const [row] = await ask(cluster, address, query).catch(() => [])
      if (row) answered.push({ address, node: row.by, at: Date.now() })
      await wait(500)
    }
  })
  await run().finally(() => (writing.isOver = true))
  await Promise.all(writers)
  return answered
}

function only(most: number, answered: readonly Answered[]) {
  const leaders = answered.map(({ node }) => node).filter((node, index, all) => node !== all[index - 1])
  if (leaders.length === 0) throw new Error('No write was answered')
  if (leaders.length > most) throw new Error(`Writes were answered by ${leaders.join(', ')} in turn`)
}

async function ask({ url }: Cluster, address: string, query: string): Promise<{ by: string }[]> {
  const client = new Client({
    connectionString: url(address),
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(query)).rows
  } finally {
    void client.end().catch(() => {})
  }
}
