import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const PROGRAMS = ['etcd', 'haproxy', 'psql', 'faketime', 'pgbouncer', 'prometheus', 'openssl']
const INSTALL = 'apt-get install etcd-server haproxy postgresql-client faketime pgbouncer prometheus openssl'
const REQUIREMENTS = 'deploy/postgresql/requirements.txt'

/** Ends the program with the command that installs what is absent. Patroni has to be the one that `deploy/` names. */
export function requirePrograms() {
  process.env['PATH'] += ':/usr/sbin'
  const absent = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0)
  if (absent.length > 0) end(`The drill needs ${absent.join(', ')}: ${INSTALL}`)
  const version = patroniOf(readFileSync(join(root, REQUIREMENTS), 'utf8'))
  const { stdout } = spawnSync('patroni', ['--version'], { encoding: 'utf8' })
  if (stdout?.trim().split(' ').at(-1) !== version)
    end(`The drill needs Patroni ${version}, and here is «${stdout ?? 'none'}»: pip install -r ${REQUIREMENTS}`)
}

export const patroniOf = (requirements: string) => /^patroni\[.+\]==([\d.]+)$/m.exec(requirements)?.[1]

function end(message: string) {
  console.error(message)
  process.exit(1)
}
