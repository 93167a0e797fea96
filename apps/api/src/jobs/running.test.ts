import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteProcess } from '#db/processes.ts'
import { placeOfFiles } from '#files/store.ts'
import { useApp } from '#test/app.ts'
import { sayRunning } from './running.ts'

const app = await useApp()
const bucket = { url: 'https://files.example.com/panel', accessKeyId: 'a', secretAccessKey: 'b', region: 'auto' }

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'admin-panel-files-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

async function run(place: { dataDir?: string; files?: typeof bucket }) {
  const found: number[] = []
  const running = await sayRunning({
    db: app.db,
    env: { ...app.env, ...place },
    onError: (error) => expect.unreachable(String(error)),
    onApart: (others) => found.push(others),
  })
  onTestFinished(() => running.stop())
  return { found, stop: () => running.stop() }
}

test('A process with files apart from a running one is reported; one with a shared folder or bucket is not', async () => {
  const dataDir = folder()
  const first = await run({ dataDir })
  expect([first.found, (await run({ dataDir })).found]).toEqual([[], []])
  expect((await run({ dataDir: folder() })).found).toEqual([2])
  expect((await run({ files: bucket })).found).toEqual([3])
})

test('A process that stopped, or gave no sign for three minutes, does not count as running', async () => {
  const first = await run({ dataDir: folder() })
  await first.stop()
  await noteProcess(app.db, { id: crypto.randomUUID(), schema: '0000', files: 'gone' }, new Date(Date.now() - 181_000))

  expect((await run({ files: bucket })).found).toEqual([])
})

test('A folder is known by its mark, by whatever path it is reached', () => {
  const dataDir = folder()

  expect(placeOfFiles({ files: undefined, dataDir: `${dataDir}/../${dataDir.split('/').at(-1)}` })).toBe(
    placeOfFiles({ files: undefined, dataDir }),
  )
})
