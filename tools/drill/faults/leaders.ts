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
  async run({ cluster }) {
    const { name } = await cluster.leader()
    const standby = cluster.nodes.find((node) => node.name !== name)
    if (standby) await ask(cluster, standby, 'select pg_promote()')
    await wait(30_000)
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
  await ask(cluster, primary, 'create schema if not exists drill')
  await ask(cluster, primary, 'create table if not exists drill.led (at timestamptz, by text)')
  const answered: { node: string; at: number }[] = []
  const probing = { isOver: false }
  const probes = cluster.nodes.map(async (node) => {
    while (!probing.isOver) {
      const isWritten = await ask(cluster, node, `insert into drill.led values (now(), '${node.name}')`).then(
        () => true,
        () => false,
      )
      if (isWritten) answered.push({ node: node.name, at: Date.now() })
      await wait(500)
    }
  })
  // The former leader may return some seconds after the fault.
  const ended = run(primary).then(() => wait(20_000))
  await ended.finally(() => (probing.isOver = true))
  await Promise.all(probes)
  const leaders = answered.map(({ node }) => node).filter((node, index, all) => node !== all[index - 1])
  if (leaders.length > changes + 1) throw new Error(`Writes were answered by ${leaders.join(', ')} in turn`)
}

async function ask({ url }: Cluster, { address }: Node, query: string) {
  const client = new Client({
    connectionString: url(address),
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(query)
  } finally {
    void client.end().catch(() => {})
  }
}
