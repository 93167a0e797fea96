import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { freePort } from '../../machine/free-port.ts'
import { root } from '../../run.ts'
import { folderFor } from '../stand/copy.ts'
import { uid } from '../stand/postgresql.ts'
import { launch } from '../stand/programs.ts'
import type { Stand } from '../stand/stand.ts'
import { until } from '../stand/until.ts'
import type { Fault } from './fault.ts'

/** Each comes after its minute. */
const EXPECTED = ['DatabaseDown', 'EtcdLost']

export const fireAlerts: Fault = {
  name: 'alerts',
  title: 'etcd frozen and the primary out of reach of the API, until Prometheus tells both',
  stallWithin: 130,
  async run(stand) {
    const { etcd } = stand.cluster
    const { link } = stand.panel
    const prometheus = await startPrometheus(stand)
    const fired = new Set<string>()
    const firing = async () => {
      const names = await prometheus.firing()
      for (const name of names) fired.add(name)
      return names
    }
    const areAll = async () => {
      const names = await firing()
      return EXPECTED.every((name) => names.includes(name))
    }
    try {
      await until('Prometheus reaches all targets', () => prometheus.isWhole(), 30)
      etcd.signal('SIGSTOP')
      link.blackHole()
      await until('both alerts fire', areAll, 110).finally(() => {
        etcd.signal('SIGCONT')
        link.heal()
      })
      const over = Date.now()
      await until('no alert is left', async () => (await firing()).length === 0, 40)
      const others = [...fired].filter((name) => !EXPECTED.includes(name))
      if (others.length > 0) throw new Error(`Alerts without their cause: ${others.join(', ')}`)
      return over
    } finally {
      await prometheus.end()
    }
  },
}

interface Alert {
  readonly state: string
  readonly labels: Readonly<Record<string, string>>
}

/** With the rules and jobs of `deploy/`, but for the exporters, which the stand lacks. It asks more often, and waits as long. */
async function startPrometheus(stand: Stand) {
  const { cluster, panel } = stand
  const own = folderFor(stand, 'prometheus')
  const ports: Readonly<Record<string, readonly number[]>> = {
    'admin-panel': panel.apis.map(({ metrics }) => metrics),
    patroni: cluster.nodes.map(({ rest }) => rest),
    etcd: [cluster.etcdMetrics],
    haproxy: [panel.metrics],
  }
  const deployed = parse(readFileSync(join(root, 'deploy/prometheus.yml'), 'utf8'))
  const config = {
    global: { scrape_interval: '3s', evaluation_interval: '3s' },
    rule_files: deployed.rule_files.map((name: string) => join(root, 'deploy', name)),
    scrape_configs: Object.entries(ports).map(([job, own]) => ({
      ...deployed.scrape_configs.find(({ job_name }: { job_name: string }) => job_name === job),
      ...(job === 'patroni' && { tls_config: { ca_file: cluster.certificates.authority } }),
      static_configs: [{ targets: own.map((port) => `127.0.0.1:${port}`) }],
    })),
  }
  writeFileSync(join(own, 'prometheus.yml'), stringify(config))
  const address = `127.0.0.1:${await freePort()}`
  const program = launch({
    name: 'prometheus',
    command: [
      'prometheus',
      `--config.file=${join(own, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(own, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    log: join(stand.folder, 'logs/prometheus.log'),
    uid,
  })
  const asked = async (path: string) =>
    (await fetch(`http://${address}/api/v1/${path}`).then((reply) => reply.json()))['data']
  return {
    async isWhole() {
      const { result } = await asked('query?query=up').catch(() => ({ result: [] }))
      const up: readonly (readonly [number, string])[] = result.map(({ value }: { value: [number, string] }) => value)
      return up.length === Object.values(ports).flat().length && up.every(([, value]) => value === '1')
    },
    async firing(): Promise<string[]> {
      const { alerts }: { alerts: Alert[] } = await asked('alerts')
      const known = alerts.filter(({ labels }) => labels['job'] === undefined || labels['job'] in ports)
      return known.filter(({ state }) => state === 'firing').map(({ labels }) => labels['alertname'] ?? '')
    },
    end: () => program.end('SIGTERM'),
  }
}
