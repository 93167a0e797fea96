import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../machine/free-port.ts'
import { root } from '../../run.ts'
import { readImage } from './image.ts'
import { type Link, startLink } from './link.ts'
import { type Cluster, secret } from './postgresql.ts'
import { until } from './until.ts'
import { launch, type Program } from './programs.ts'

export interface Api {
  readonly name: string
  readonly port: number
  program: Program
  /** Where Prometheus asks. */
  readonly metrics: number
  /** Starts the process again after its end, of this build or of another. */
  readonly start: (other?: Other) => void
  readonly isReady: () => Promise<boolean>
}

/** What a process is started with in place of its own. */
export interface Other {
  readonly build?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface Panel {
  /** The address of the balancer. */
  readonly url: string
  readonly apis: readonly Api[]
  /** Where Prometheus asks HAProxy. */
  readonly metrics: number
  /** The network between the API and the primary. */
  readonly link: Link
  readonly settings: Readonly<Record<string, string>>
  /** Runs a command of the server (`apps/api/src/commands`) to its end. */
  readonly run: (command: string, options?: RunOptions) => Promise<{ code: number | null; output: string }>
  /** Starts one more process, which no balancer knows, with other settings. */
  readonly startOn: (env: Readonly<Record<string, string>>) => Promise<{ url: string; program: Program }>
  readonly ready: () => Promise<void>
}

interface RunOptions extends Other {
  readonly args?: readonly string[]
}

export interface Neighbours {
  readonly smtpPort: number
  readonly s3Port: number
}

/** HAProxy before the database and before three processes of the API, with the settings of `deploy/`. */
export async function startPanel(folder: string, cluster: Cluster, { smtpPort, s3Port }: Neighbours): Promise<Panel> {
  const ports = { primary: await freePort(), panel: await freePort(), metrics: await freePort() }
  const apiPorts = [await freePort(), await freePort(), await freePort()]
  launch({
    name: 'haproxy',
    command: ['haproxy', '-db', '-f', join(root, 'deploy/haproxy.cfg')],
    env: Object.fromEntries([
      bind('PRIMARY_BIND', ports.primary),
      bind('PANEL_BIND', ports.panel),
      bind('METRICS_BIND', ports.metrics),
      ['CA_FILE', cluster.certificates.authority],
      ...cluster.nodes.map(({ port }, index) => bind(`DB${index + 1}`, port)),
      ...cluster.nodes.map(({ rest }, index) => [`DB${index + 1}_REST`, String(rest)] as const),
      ...apiPorts.map((port, index) => bind(`API${index + 1}`, port)),
    ]),
    log: join(folder, 'logs/haproxy.log'),
  })
  const link = await startLink(ports.primary)
  const url = `http://127.0.0.1:${ports.panel}`
  const image = readImage()
  const settings = {
    ...image.env,
    // The data of the demo, whose accounts the load signs in with.
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url(`127.0.0.1:${link.port}`, 'admin_panel'),
    DATABASE_REPLICA_URLS: cluster.nodes.map(({ address }) => cluster.url(address, 'admin_panel')).join(','),
    AUDIT_KEY: secret(),
    PUBLIC_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    S3_URL: `http://127.0.0.1:${s3Port}/files/`,
    S3_ACCESS_KEY: 'drill',
    S3_SECRET_KEY: 'drill',
    TRUSTED_PROXIES: 'loopback',
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    LIMIT_REQUESTS: '100000',
    LIMIT_STREAMS: '50',
    DRAIN_MS: '3000',
  }
  const apis: Api[] = []

  async function startApi(name: string, port: number): Promise<Api> {
    const data = join(folder, name)
    mkdirSync(data, { recursive: true })
    const metrics = await freePort()
    const start = ({ build = root, env = {} }: Other = {}) =>
      launch({
        name,
        command: [process.execPath, ...image.command.slice(1)],
        env: { ...settings, PORT: String(port), METRICS_ADDRESS: `127.0.0.1:${metrics}`, DATA_DIR: data, ...env },
        cwd: build,
        log: join(folder, `logs/${name}.log`),
      })
    const api: Api = {
      name,
      port,
      metrics,
      program: start(),
      start: (other) => void (api.program = start(other)),
      isReady: () => isOk(`http://127.0.0.1:${port}/health/ready`),
    }
    return api
  }

  let commands = 0
  async function run(command: string, { args = [], env = {}, build = root }: RunOptions = {}) {
    const name = `${command}-${++commands}`
    const log = join(folder, `logs/${name}.log`)
    const program = launch({
      name,
      command: [process.execPath, '--conditions=@admin-panel/source', `apps/api/dist/commands/${command}.js`, ...args],
      env: { ...settings, DATA_DIR: join(folder, 'commands'), ...env },
      cwd: build,
      log,
    })
    const code = await program.ended()
    return { code, output: readFileSync(log, 'utf8') }
  }

  // A balancer that has not checked a node yet leads to each in turn, standbys too.
  await until('the balancer leads to the primary alone', () => leadsToPrimary(settings.DATABASE_URL), 30)
  for (const command of ['migrate', 'seed'])
    if ((await run(command)).code !== 0) throw new Error(`${command} failed, see the logs in ${folder}`)
  for (const [index, port] of apiPorts.entries()) apis.push(await startApi(`api${index + 1}`, port))
  return {
    url,
    apis,
    metrics: ports.metrics,
    link,
    settings,
    run,
    async startOn(env) {
      const port = await freePort()
      const alone = `http://127.0.0.1:${port}`
      const program = launch({
        name: 'alone',
        command: [process.execPath, ...image.command.slice(1)],
        env: { ...settings, PORT: String(port), METRICS_ADDRESS: '', ...env },
        cwd: root,
        log: join(folder, 'logs/alone.log'),
      })
      await until('the process beside is ready', () => isOk(`${alone}/health/ready`), 120)
      return { url: alone, program }
    },
    async ready() {
      for (const api of apis) await until(`${api.name} is ready`, api.isReady, 120)
      await until('the balancer has a process', () => isOk(`${url}/health/ready`), 20)
    },
  }
}

const bind = (name: string, port: number) => [name, `127.0.0.1:${port}`] as const

async function isOk(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function leadsToPrimary(url: string): Promise<boolean> {
  for (let turn = 0; turn < 6; turn++) if (!(await isPrimary(url))) return false
  return true
}

async function isPrimary(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
    return rows[0]?.is_standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
