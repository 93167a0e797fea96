import { readAccess, type Access } from './access.ts'
import type { Command, Given } from './command.ts'
import { CODES, UsageError } from './failures.ts'
import { print } from './output.ts'
import type { ScreenReport } from './screen-reports.ts'

export const conform: Command = {
  help: `admin-panel conform [--base-url <url> --key <key>] [--write] [--json]

Tries the contract on a back end, and says what each entry of the panel's menu
can do on it. It only reads.

  admin-panel conform --base-url https://api.example.com --key ap_live_…

  --base-url, --key   without both, the access that login has stored
  --write             also changes, on records that it makes and deletes
  --json              the reports as JSON, with each operation that was tried

A screen works, works without some operations, is absent with a part that the
profile does not name, or fails at an operation. The code is 0 unless one fails.`,
  options: () => ({ 'base-url': 'string', key: 'string', write: 'boolean', json: 'boolean' }),
  async run(_argument, given) {
    const access = await accessOf(given)
    const { reportsOf } = await import('./screen-reports.ts')
    const reports = await reportsOf(access, given.has('write'))
    if (given.has('json')) await print(`${JSON.stringify(reports, undefined, 2)}\n`)
    else for (const report of reports) await print(`${report.path.padEnd(WIDTH)}${textOf(report)}\n`)
    return reports.some(({ state }) => state === 'fails') ? CODES.refused : CODES.done
  },
}

const WIDTH = 13

async function accessOf(given: Given): Promise<Access> {
  const url = given.get('base-url')?.at(-1)
  const key = given.get('key')?.at(-1)
  if (url === undefined && key === undefined) return readAccess()
  if (!url || !key) throw new UsageError('--base-url and --key are given both or not at all.')
  return { url: url.replace(/\/$/, ''), key }
}

function textOf({ state, at, why, without, untried }: ScreenReport) {
  if (state === 'absent') return `absent: ${why}`
  if (state === 'fails') return `fails at ${at}: ${why}`
  const failing = without.flatMap(({ operation, state: found }) => (found === 'fails' ? [operation] : []))
  const lacking = without.flatMap(({ state: found, why: part = '' }) => (found === 'absent' ? [part] : []))
  const all = [...failing, ...new Set(lacking)]
  const missing = all.length > 0 ? ` without ${all.join(', ')}` : ''
  return `works${missing}${untried.length > 0 ? `; not tried: ${untried.length}` : ''}`
}
