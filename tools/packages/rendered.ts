import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

const PAGE = `import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Month } from '@admin-panel/ui/headless/calendar'
import { DataTable } from '@admin-panel/ui/data-table'
const word = 'word'
const texts = { today: word, chosen: word, month: word, year: word, previousMonth: word, nextMonth: word }
const day = '2026-12-01'
const month = renderToString(h(Month, { from: day, to: day, today: day, locale: 'en', texts, onPick() {} }))
if (!month.includes('December 2026')) throw new Error(month)
const columns = [{ id: 'name', header: 'Name', cell: ({ name }) => name }]
const rows = [{ name: 'Bolt' }]
const name = (row) => row.name
const table = renderToString(h(DataTable, { label: 'Parts', columns, rows, rowId: name, rowName: name, empty: '' }))
if (!table.includes('Bolt')) throw new Error(table)
`

/** Renders a month and a table from the tarball in `folder` on a server. Returns what is wrong. */
export async function renderedOnServer(folder: string): Promise<string | undefined> {
  const file = join(folder, 'render.mjs')
  writeFileSync(file, PAGE)
  const { stderr } = await exec(process.execPath, [file], { cwd: folder }).catch((error: { stderr: string }) => error)
  return stderr === '' ? undefined : stderr
}
