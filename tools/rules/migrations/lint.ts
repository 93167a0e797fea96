import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readMigration } from '../../../apps/api/src/db/migrating/files.ts'
import { root } from '../../run.ts'

/** Tables that grow with the trade: a change of all their rows is work for batches. */
const LARGE = [
  'audit_log',
  'audit_seal',
  'deleted_record',
  'notification',
  'operation_item',
  'order',
  'product',
  'product_offer',
  'review',
  'status_history',
  'stock',
  'sub_order',
  'sub_order_item',
]
const ROWS = new RegExp(String.raw`^\s*(?:update|delete\s+from)\s+"?(${LARGE.join('|')})"?\s`, 'gim')
/** Parts that a running build would miss. */
const BREAKS = new Set([
  'ban-drop-column',
  'ban-drop-table',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
])

interface Finding {
  file: string
  line: number
  message: string
  rule_name: string
}

/**
 * Judges migrations by name: they must not stop those who work, nor take away what the last release uses. `last` is its
 * newest number: what builds from then on no longer use may go.
 */
export function lintMigrations(files: Readonly<Record<string, string>>, last: string): string[] {
  const migrations = Object.entries(files).map(([name, text]) => readMigration(name, text))
  if (migrations.length === 0) return []
  const contracting = new Set(migrations.filter(({ buildsFrom }) => buildsFrom).map(({ name }) => name))
  return [
    ...squawk(files)
      .filter(({ file, rule_name }) => !(BREAKS.has(rule_name) && contracting.has(basename(file))))
      .map(({ file, line, message, rule_name }) => `${basename(file)}:${line + 1} ${rule_name}: ${message}`),
    ...migrations.flatMap(({ name, text, buildsFrom }) => [
      ...(buildsFrom && buildsFrom > last ? [`${name}: the last release knows ${last}, and would be refused`] : []),
      ...[...text.matchAll(ROWS)].map(
        ([, table]) => `${name}: rows of ${table} change in batches, by an operation or a job`,
      ),
      ...(alteredTables(text).length > 1 ? [`${name}: one table a file, or it holds the first while it waits`] : []),
    ]),
  ]
}

function alteredTables(text: string): string[] {
  const namesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const created = new Set(namesOf(/^create table (?:if not exists )?"?(\w+)/gim))
  return [...new Set(namesOf(/^(?:alter table|create (?:or replace )?trigger [^;]*? on) (?:only )?"?(\w+)/gim))].filter(
    (name) => !created.has(name),
  )
}

function squawk(files: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    })
    const config = join(import.meta.dirname, 'squawk.toml')
    const program = join(root, 'node_modules/.bin/squawk')
    const { stdout, stderr } = spawnSync(program, ['--config', config, '--reporter', 'json', ...paths], {
      encoding: 'utf8',
    })
    if (!stdout.trim()) throw new Error(stderr)
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
