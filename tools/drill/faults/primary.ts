import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster, Node } from '../stand/postgresql.ts'
import type { Fault } from './fault.ts'

export const switchover: Fault = {
  name: 'switchover',
  title: 'switchover (`patronictl switchover`)',
  failovers: 1,
  run: ({ cluster }) => cluster.switchover(),
}

export const killPrimary: Fault = {
  name: 'kill-primary',
  title: '`kill -9` of PostgreSQL on the primary',
  failovers: 1,
  async run({ cluster }) {
    const primary = await cluster.leader()
    primary.signalPostgres('SIGKILL')
  },
}

export const loseNode: Fault = {
  name: 'lose-node',
  title: 'node of the primary lost, for 60 s',
  failovers: 1,
  run: ({ cluster }) => lose(cluster),
}

export const loseLaggingNode: Fault = {
  name: 'lose-node-lag',
  title: 'the same, one standby 5 s behind and the other slow to replay',
  failovers: 1,
  async run({ cluster }) {
    const roles = await cluster.members()
    const [behind, slow] = ['replica', 'sync_standby'].map((role) =>
      cluster.nodes.find(({ name }) => name === roles.find((member) => member.role === role)?.name),
    )
    if (!behind || !slow) throw new Error('A standby is missing')
    // One receives nothing, the other has all but shows nothing of it.
    behind.signalPostgres('SIGSTOP')
    await onNode(cluster, slow, 'select pg_wal_replay_pause()')
    await wait(5000)
    const lost = lose(cluster)
    behind.signalPostgres('SIGCONT')
    await lost
  },
}

export const freezePrimary: Fault = {
  name: 'freeze-primary',
  title: 'the primary and its Patroni frozen for 45 s',
  failovers: 1,
  async run({ cluster }) {
    const primary = await cluster.leader()
    primary.program.signal('SIGSTOP')
    await wait(45_000)
    primary.program.signal('SIGCONT')
  },
}

/** The machine is gone with all that runs on it, and comes back after a minute. */
async function lose(cluster: Cluster) {
  const node = await cluster.leader()
  await node.program.end('SIGKILL')
  await wait(60_000)
  node.start()
}

async function onNode({ url }: Cluster, { address }: Node, query: string) {
  const client = new Client(url(address))
  await client.connect()
  await client.query(query)
  await client.end()
}
