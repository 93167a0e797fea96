import { existsSync } from 'node:fs'

/** What Debian's packages bring, by the name of the package. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-client': '/usr/bin/psql',
} as const

/** Ends the program with the command that installs what is absent. */
export function requirePrograms() {
  const absent = Object.entries(PROGRAMS).filter(([, path]) => !existsSync(path))
  if (absent.length === 0) return
  console.error(`The drill needs more programs: apt-get install ${absent.map(([name]) => name).join(' ')}`)
  process.exit(1)
}
