import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

export const endCertificate: Fault = {
  name: 'certificate',
  title: 'the certificates of all databases ended, until good ones are there after 40 s',
  failovers: 1,
  stallWithin: 75,
  async run({ cluster, load: { attempts } }) {
    const give = (isEnded: boolean) => {
      cluster.certificates.giveDatabases(cluster.config, { isEnded })
      // As `systemctl reload patroni` does, which reloads PostgreSQL too.
      for (const node of cluster.nodes) node.signalPatroni('SIGHUP')
    }
    give(true)
    await wait(40_000)
    const late = attempts.filter(({ at }) => at > Date.now() - 10_000)
    give(false)
    const over = Date.now()
    const others = new Set(late.map(({ status }) => status).filter((status) => status !== 503))
    if (late.length === 0 || others.size > 0) throw new Error(`Not only 503 meanwhile: ${[...others].join(', ')}`)
    return over
  },
}
