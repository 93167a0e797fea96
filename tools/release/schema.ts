import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '../../apps/api/src/db/migrating/files.ts'
import { root } from '../run.ts'

const FILE = join(root, 'apps/api/src/db/migrating/released.json')

export const printOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Notes the schema of a release and its last commit, whose build the next builds must work beside. */
function recordSchema() {
  const migrations = Object.fromEntries(readMigrations().map(({ name, text }) => [name, printOf(text)]))
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  writeFileSync(FILE, `${JSON.stringify({ revision, migrations }, undefined, 2)}\n`)
}

if (import.meta.main) recordSchema()
