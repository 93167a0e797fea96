import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../machine/free-port.ts'
import { binaries } from '../../machine/postgres.ts'
import { root } from '../../run.ts'
import { type Certificates, makeCertificates } from './certificates.ts'
import { startEtcd } from './etcd.ts'
import { type Link, startLink } from './link.ts'
import { launch, type Program, signalTrees } from './programs.ts'
import { until } from './until.ts'

export interface Node {
  readonly name: string
  readonly address: string
  readonly port: number
  readonly rest: number
  readonly data: string
  /** The environment of its unit of Patroni. */
  readonly env: Readonly<Record<string, string>>
  /** The network between its Patroni and etcd. */
  readonly toEtcd: Link
  program: Program
  /** The processes of PostgreSQL alone, without Patroni. */
  readonly signalPostgres: (signal: NodeJS.Signals) => void
  /** Patroni alone, without PostgreSQL. */
  readonly signalPatroni: (signal: NodeJS.Signals) => void
  /** Starts Patroni again after its end. */
  readonly start: () => void
}

export interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
  readonly lag?: number | string
}

export interface Cluster {
  readonly nodes: readonly Node[]
  readonly etcd: Program
  /** The port of the metrics of etcd. */
  readonly etcdMetrics: number
  readonly certificates: Certificates
  readonly bin: string
  /** Stands for `/etc/patroni` of a machine. */
  readonly config: string
  /** The folder of base backups and of the journal, which every node reaches. */
  readonly backup: string
  /** The passwords of `admin_panel`, `postgres` and `replicator`. */
  readonly password: string
  readonly superuser: string
  readonly replication: string
  /** The address of a database for a role of the cluster, over TLS as the API has it. */
  readonly url: (host: string, role?: 'admin_panel' | 'postgres', database?: string) => string
  readonly members: () => Promise<Member[]>
  readonly leader: () => Promise<Node>
  /** Waits until one node leads and the others stream from it. */
  readonly whole: () => Promise<void>
  readonly switchover: () => Promise<void>
}

// PostgreSQL refuses to run as root; 65534 is "nobody".
export const uid = process.getuid?.() === 0 ? 65_534 : undefined
const own = (path: string) => uid !== undefined && chownSync(path, uid, uid)
const DEPLOY = join(root, 'deploy/postgresql')

/** Three nodes under Patroni and etcd, with the settings of `deploy/`, and with the back-ups and passwords of another site. */
export async function startCluster(folder: string, other?: Cluster): Promise<Cluster> {
  const {
    backup = join(folder, 'backup'),
    password = secret(),
    superuser = secret(),
    replication = secret(),
    certificates = makeCertificates(join(folder, 'certificates'), uid),
  } = other ?? {}
  mkdirSync(join(folder, 'logs'), { recursive: true })
  for (const path of [backup, join(backup, 'wal')]) {
    mkdirSync(path, { recursive: true })
    own(path)
  }
  const bin = await programsIn(folder)
  const etcd = await startEtcd(folder, certificates)
  const config = join(folder, 'patroni')
  cpSync(DEPLOY, config, { recursive: true })
  const settings = join(config, 'patroni.yml')
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('/etc/patroni', config))
  certificates.giveDatabases(config)

  const nodes: Node[] = []
  for (const name of ['db1', 'db2', 'db3']) {
    const [port, rest] = [await freePort(), await freePort()]
    const toEtcd = await startLink(etcd.port)
    const home = join(folder, name)
    mkdirSync(home)
    // With a disk of its own, a node can have a full one.
    if (uid !== undefined) spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', home])
    own(home)
    const data = join(home, 'data')
    const env = {
      HOME: home,
      PATH: `${bin}:${config}:${process.env['PATH']}`,
      BACKUP: backup,
      BACKUP_FROM: `host=127.0.0.1 port=${port} dbname=postgres`,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${toEtcd.port}`,
      // It asks etcd at this address alone, and not at those that etcd tells.
      PATRONI_ETCD3_USE_PROXIES: 'true',
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: replication,
      APP_DATABASE_PASSWORD: password,
      COPY_AS: `user=postgres password=${superuser}`,
    }
    const postmaster = () => pidIn(join(data, 'postmaster.pid'))
    const start = () =>
      launch({
        name,
        command: ['patroni', config],
        env,
        cwd: home,
        log: join(folder, 'logs', `${name}.log`),
        uid,
        orphans: postmaster,
      })
    const node: Node = {
      name,
      address: `127.0.0.1:${port}`,
      port,
      rest,
      data,
      env,
      toEtcd,
      program: start(),
      signalPostgres: (signal) => signalTrees(postmaster(), signal),
      signalPatroni: (signal) => void process.kill(node.program.pid, signal),
      start: () => void (node.program = start()),
    }
    nodes.push(node)
  }

  const cluster: Cluster = {
    nodes,
    etcd: etcd.program,
    etcdMetrics: etcd.metrics,
    certificates,
    bin,
    config,
    backup,
    password,
    superuser,
    replication,
    url(host, role = 'postgres', database = 'admin_panel') {
      const tls = `sslmode=verify-full&sslrootcert=${certificates.authority}`
      return `postgres://${role}:${role === 'postgres' ? superuser : password}@${host}/${database}?${tls}`
    },
    async members() {
      for (const { rest } of nodes) {
        const answer: { members?: Member[] } = await fetch(`https://127.0.0.1:${rest}/cluster`, {
          signal: AbortSignal.timeout(2000),
        }).then(
          (reply) => reply.json(),
          () => ({}),
        )
        if (answer.members) return answer.members
      }
      return []
    },
    async leader() {
      for (;;) {
        const leader = (await cluster.members()).find(({ role }) => role === 'leader')
        const node = nodes.find(({ name }) => name === leader?.name)
        if (node) return node
        await wait(200)
      }
    },
    async whole() {
      await until(
        'the cluster is whole',
        async () => {
          const members = await cluster.members()
          const roles = members.map(({ role }) => role)
          return (
            members.length === nodes.length &&
            roles.includes('leader') &&
            roles.includes('sync_standby') &&
            members.every(({ state }) => state === 'running' || state === 'streaming') &&
            new Set(members.map(({ timeline }) => timeline)).size === 1
          )
        },
        120,
      )
    },
    async switchover() {
      const { name, rest } = await cluster.leader()
      const reply = await fetch(`https://127.0.0.1:${rest}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: name }),
      })
      if (!reply.ok) throw new Error(`The switchover was refused: ${await reply.text()}`)
    },
  }
  return cluster
}

export const secret = () => randomBytes(12).toString('hex')

/** PostgreSQL of the npm package, with the programs of Patroni that it lacks. */
async function programsIn(folder: string): Promise<string> {
  const { postgres } = await binaries()
  cpSync(dirname(dirname(postgres)), join(folder, 'postgresql'), { recursive: true, verbatimSymlinks: true })
  const bin = join(folder, 'postgresql/bin')
  for (const name of ['pg_controldata', 'pg_basebackup', 'pg_verifybackup']) {
    cpSync(join(import.meta.dirname, name), join(bin, name))
    chmodSync(join(bin, name), 0o755)
  }
  symlinkSync('/usr/bin/pg_isready', join(bin, 'pg_isready'))
  return bin
}

function pidIn(file: string): number[] {
  if (!existsSync(file)) return []
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 ? [pid] : []
}
