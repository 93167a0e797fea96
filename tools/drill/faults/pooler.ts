import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../machine/free-port.ts'
import { folderFor } from '../stand/copy.ts'
import { uid } from '../stand/postgresql.ts'
import { launch } from '../stand/programs.ts'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'
import { replaceAll } from './upgrade.ts'

/** What the role is given, since the pooler passes no settings of a connection (docs/operations.md#pgbouncer). */
const SETTINGS = ["timezone = 'UTC'", 'statement_timeout = 9500', 'lock_timeout = 3000']

export const killPooler: Fault = {
  name: 'pooler',
  title: 'PgBouncer between API and primary: `kill -9` and 5 s away, then restarted',
  async run(stand) {
    const { ask } = stand
    for (const setting of SETTINGS) await ask(`alter role admin_panel set ${setting}`)
    const { start, url } = await makePooler(stand)
    let pooler = start()
    await replaceAll(stand, { env: { DATABASE_URL: url, DB_PREPARED: '0' } })
    await pooler.end('SIGKILL')
    await wait(5000)
    pooler = start()
    await wait(10_000)
    await pooler.end('SIGTERM')
    pooler = start()
    const over = Date.now()
    await wait(10_000)
    await replaceAll(stand)
    await pooler.end('SIGTERM')
    await ask('alter role admin_panel reset all')
    return over
  },
}

async function makePooler(stand: Stand) {
  const { cluster, panel, folder } = stand
  const port = await freePort()
  const own = folderFor(stand, 'pooler')
  const tls = join(cluster.config, 'tls')
  const file = join(own, 'pgbouncer.ini')
  writeFileSync(join(own, 'users'), `"admin_panel" "${cluster.password}"\n`)
  writeFileSync(
    file,
    `[databases]
admin_panel = host=127.0.0.1 port=${panel.link.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 40
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${join(own, 'users')}
ignore_startup_parameters = options
client_tls_sslmode = require
client_tls_cert_file = ${join(tls, 'tls.crt')}
client_tls_key_file = ${join(tls, 'tls.key')}
server_tls_sslmode = verify-full
server_tls_ca_file = ${cluster.certificates.authority}
`,
  )
  const start = () =>
    launch({ name: 'pgbouncer', command: ['pgbouncer', file], log: join(folder, 'logs/pgbouncer.log'), uid })
  return { start, url: cluster.url(`127.0.0.1:${port}`, 'admin_panel') }
}
