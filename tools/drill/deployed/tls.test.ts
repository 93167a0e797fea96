import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../run.ts'

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
}

const { services }: { services: Readonly<Record<string, Service>> } = parse(read('compose.yaml'), { merge: true })
const named = (pattern: RegExp) => Object.entries(services).filter(([name]) => pattern.test(name))
const volumesOf = ({ volumes = [] }: Service) => volumes.filter((volume) => volume.includes('certificates'))

function make(folder: string, ...machines: readonly string[]) {
  execFileSync(join(root, 'deploy/make-certificates'), [folder, ...machines], { stdio: 'pipe' })
  return (file: string) => new X509Certificate(readFileSync(join(folder, file)))
}

test('make-certificates: each machine has a key of its own and a certificate for its names, the authority stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-certificates-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const certificateOf = make(folder, 'db1,haproxy', 'etcd1')
  const [authority, first, etcd] = ['ca.crt', 'db1/tls.crt', 'etcd1/tls.crt'].map(certificateOf)
  make(folder, 'db1,haproxy')
  const second = certificateOf('db1/tls.crt')

  expect(certificateOf('ca.crt').fingerprint256).toBe(authority?.fingerprint256)
  expect(second.fingerprint256).not.toBe(first?.fingerprint256)
  for (const certificate of [first, second, etcd]) {
    expect(certificate?.ca).toBe(false)
    expect(authority && certificate?.verify(authority.publicKey)).toBe(true)
  }
  expect(['db1', 'haproxy', 'localhost', 'etcd1'].map((name) => second.checkHost(name) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(second.checkIP('127.0.0.1')).toBe('127.0.0.1')
  for (const key of ['ca.key', 'db1/tls.key']) expect(statSync(join(folder, key)).mode & 0o077).toBe(0)
})

test('etcd answers clients and peers by TLS alone, and only those with a certificate of the authority', () => {
  const etcds = named(/^etcd\d$/)

  expect(etcds).toHaveLength(3)
  for (const [name, service] of etcds) {
    const { ETCD_LISTEN_METRICS_URLS: metrics, ...env } = service.environment ?? {}
    expect(metrics).toBeDefined()
    expect(Object.values(env).filter((value) => value.includes('http://'))).toEqual([])
    expect([env['ETCD_CLIENT_CERT_AUTH'], env['ETCD_PEER_CLIENT_CERT_AUTH']]).toEqual(['true', 'true'])
    for (const kind of ['ETCD', 'ETCD_PEER'])
      expect(['TRUSTED_CA_FILE', 'CERT_FILE', 'KEY_FILE'].map((file) => env[`${kind}_${file}`])).toEqual([
        '/tls/ca.crt',
        '/tls/tls.crt',
        '/tls/tls.key',
      ])
    expect(volumesOf(service)).toEqual([`./certificates/${name}:/tls:ro`])
  }
})

test('PostgreSQL takes TLS alone from the network, and Patroni verifies PostgreSQL, etcd and the REST of other nodes', () => {
  const { etcd3, restapi, postgresql } = parse(read('postgresql/patroni.yml'))
  const files = ['ca.crt', 'tls.crt', 'tls.key'].map((name) => `/etc/patroni/tls/${name}`)
  const [authority, certificate, key] = files

  expect(postgresql.pg_hba.filter((line: string) => !/^(?:local|hostssl) /.test(line))).toEqual([])
  expect(postgresql.parameters).toEqual({ ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key })
  for (const role of ['superuser', 'replication'])
    expect(postgresql.authentication[role]).toEqual({ sslmode: 'verify-full', sslrootcert: authority })
  expect(etcd3).toEqual({ protocol: 'https', cacert: authority, cert: certificate, key })
  expect(restapi).toEqual({ cafile: authority, certfile: certificate, keyfile: key })
  for (const [name, service] of named(/^db\d$/))
    expect(volumesOf(service)).toEqual([`./certificates/${name}:/etc/patroni/tls:ro`])
})

test('The API and the back-up verify the database by its name, and hold the certificate of the authority alone', () => {
  const file = './certificates/ca.crt:/run/ca.crt:ro'
  const clients = named(/^(?:api\d|migrate)$/)

  expect(clients).toHaveLength(4)
  for (const [, service] of clients) {
    const { DATABASE_URL = '', DATABASE_REPLICA_URLS = '' } = service.environment ?? {}
    for (const url of [DATABASE_URL, ...DATABASE_REPLICA_URLS.split(',')])
      expect(url).toMatch(/\?sslmode=verify-full&sslrootcert=\/run\/ca\.crt$/)
    expect(volumesOf(service)).toEqual([file])
  }
  const backup = services['backup'] ?? {}
  expect(backup.environment?.['BACKUP_FROM']).toContain('sslmode=verify-full sslrootcert=/run/ca.crt')
  expect(volumesOf(backup)).toEqual([file])
})

test('HAProxy and Prometheus ask the REST of Patroni by TLS, HAProxy each node by its name', () => {
  const config = read('haproxy.cfg')
  const { scrape_configs } = parse(read('prometheus.yml'))

  expect(config).toMatch(/^ +default-server .*check-ssl verify required ca-file "\$\{CA_FILE-[\w/]+ca\.crt\}"$/m)
  expect(config.match(/^ +server db\d .*$/gm)?.map((line) => /^ +server (\w+) .* verifyhost \1$/.test(line))).toEqual([
    true,
    true,
    true,
  ])
  expect(volumesOf(services['haproxy'] ?? {})).toEqual(['./certificates/ca.crt:/usr/local/etc/haproxy/ca.crt:ro'])
  expect(scrape_configs).toContainEqual(
    expect.objectContaining({ job_name: 'patroni', scheme: 'https', tls_config: { ca_file: 'ca.crt' } }),
  )
})

test('The command at the head of compose.yaml makes a certificate for each machine that uses one', () => {
  const [, machines = ''] = /make-certificates deploy\/certificates (.+)/.exec(read('compose.yaml')) ?? []

  expect(machines.split(' ').map((names) => names.split(',')[0])).toEqual(
    [...named(/^db\d$/), ...named(/^etcd\d$/)].map(([name]) => name).toSorted(),
  )
  // The API reaches the primary by the name of the balancer.
  for (const names of machines.split(' ').filter((one) => one.startsWith('db'))) expect(names).toContain(',haproxy')
})
