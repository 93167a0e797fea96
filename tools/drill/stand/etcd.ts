import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { freePort } from '../../machine/free-port.ts'
import { root } from '../../run.ts'
import type { Certificates } from './certificates.ts'
import { launch, type Program } from './programs.ts'
import { until } from './until.ts'

/** One etcd with the environment of `deploy/compose.yaml`, which has three. */
export async function startEtcd(
  folder: string,
  certificates: Certificates,
): Promise<{ port: number; metrics: number; program: Program }> {
  const [client, peer, metrics] = [await freePort(), await freePort(), await freePort()]
  const ports: Readonly<Record<string, number>> = { 2379: client, 2380: peer, 2381: metrics }
  const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })
  const composed: Readonly<Record<string, string>> = services.etcd1.environment
  const env = Object.fromEntries(
    Object.entries({ ...composed, ETCD_INITIAL_CLUSTER: 'etcd1=https://etcd1:2380' }).map(([name, value]) => [
      name,
      value
        .replace(/^\/tls/, certificates.etcd)
        .replace(/\/\/(?:0\.0\.0\.0|etcd1):(\d+)$/, (_, port: string) => `//127.0.0.1:${ports[port]}`),
    ]),
  )
  const program = launch({
    name: 'etcd',
    command: ['etcd'],
    env: { ...env, ETCD_DATA_DIR: join(folder, 'etcd') },
    log: join(folder, 'logs/etcd.log'),
  })
  const isHealthy = async () =>
    await fetch(`http://127.0.0.1:${metrics}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('etcd answers', isHealthy, 30)
  return { port: client, metrics, program }
}
