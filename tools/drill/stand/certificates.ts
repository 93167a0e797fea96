import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { root } from '../../run.ts'

export interface Certificates {
  /** The certificate of the authority. */
  readonly authority: string
  /** What `/tls` has in a container of etcd. */
  readonly etcd: string
  /** Gives all databases of a folder of Patroni a new certificate, which may have ended in the past. */
  readonly giveDatabases: (config: string, options?: { readonly isEnded?: boolean }) => void
}

const NODES = 'db1,db2,db3,haproxy'

/** Runs `deploy/make-certificates` as its user does, and trusts its authority in this process too. */
export function makeCertificates(folder: string, owner: number | undefined): Certificates {
  const script = join(root, 'deploy/make-certificates')
  run([script, folder, NODES, 'etcd1'])
  const authority = join(folder, 'ca.crt')
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(authority, 'utf8')])
  return {
    authority,
    etcd: join(folder, 'etcd1'),
    giveDatabases(config, { isEnded = false } = {}) {
      run([...(isEnded ? ['faketime', '-f', '-2y'] : []), script, folder, NODES])
      const tls = join(config, 'tls')
      cpSync(join(folder, 'db1'), tls, { recursive: true })
      if (owner !== undefined) chownSync(join(tls, 'tls.key'), owner, owner)
    },
  }
}

function run([program = '', ...args]: readonly string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`No certificates: ${stderr}`)
}
