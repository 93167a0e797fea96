import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { shareAssets, sweepAssets } from './shared-assets.ts'

const DAY = 24 * 60 * 60_000
const SCRIPT = 'console.log("сборка")'

/** A built panel with these files. */
function panelOf(files: Record<string, string | Buffer>, onEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'))
  onEnd(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>')
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), content)
  return folder
}

const app = await useApp({ PANEL_DIR: panelOf({}, () => {}) })
const statusOf = async (name: string) => (await app.anonymous.get(`/assets/${name}`)).status

test('A process answers with the files of another build, compressed where the browser knows that', async () => {
  const other = panelOf({
    'app-2c3d.js': SCRIPT,
    'app-2c3d.js.br': brotliCompressSync(SCRIPT),
    'app-2c3d.js.gz': 'gz',
    'sign-4e5f.png': Buffer.from([137, 80]),
  })
  expect(await statusOf('app-2c3d.js')).toBe(404)
  await shareAssets(app.db, other, app.now)
  const packed = await app.anonymous.get('/assets/app-2c3d.js', { headers: { 'accept-encoding': 'gzip, br' } })
  const plain = await app.anonymous.get('/assets/app-2c3d.js')
  const picture = await app.anonymous.get('/assets/sign-4e5f.png')

  expect(packed).toMatchObject({
    status: 200,
    bytes: brotliCompressSync(SCRIPT),
    headers: {
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    },
  })
  expect(plain).toMatchObject({ status: 200, text: SCRIPT })
  expect(picture).toMatchObject({ bytes: Buffer.from([137, 80]), headers: { 'content-type': 'image/png' } })
  expect(await statusOf('app-2c3d.js.gz')).toBe(404)
  expect(await statusOf(`${'a'.repeat(300)}.js`)).toBe(404)
})

test('Files of a build stay for a week after the last process had them', async () => {
  const env = { ...app.env, databaseUrl: 'postgres://panel' }
  const old = panelOf({ 'old-1.js': SCRIPT, 'same-1.js': SCRIPT })
  const next = panelOf({ 'next-1.js': SCRIPT, 'same-1.js': SCRIPT })
  const after = (days: number) => new Date(app.now.getTime() + days * DAY)
  await shareAssets(app.db, old, app.now)
  await sweepAssets(app.db, after(20), { ...env, panelDir: old })
  await sweepAssets(app.db, after(26), { ...env, panelDir: next })
  expect(await statusOf('old-1.js')).toBe(200)
  await sweepAssets(app.db, after(28), { ...env, panelDir: next })

  expect(await statusOf('old-1.js')).toBe(404)
  expect(await statusOf('same-1.js')).toBe(200)
  expect(await statusOf('next-1.js')).toBe(200)
})
