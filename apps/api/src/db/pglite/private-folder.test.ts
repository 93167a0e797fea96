import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPrivate } from './private-folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** A folder that everybody may read. */
function openFolder(...files: string[]): string {
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

test('DATA_DIR: only files that the server writes get private permissions', () => {
  const folder = openFolder(
    'site/index.html',
    'site/db/a.html',
    'notes.txt',
    'db/PG_VERSION',
    'files/a.pdf',
    'audit.key',
  )
  keepPrivate(folder)

  expect(
    ['', 'site', 'site/index.html', 'site/db/a.html', 'notes.txt'].map((name) => modeOf(join(folder, name))),
  ).toEqual(['755', '755', '644', '644', '644'])
  expect(
    ['db', 'db/PG_VERSION', 'files', 'files/a.pdf', 'audit.key'].map((name) => modeOf(join(folder, name))),
  ).toEqual(['700', '600', '700', '600', '600'])
})

test('DATA_DIR with files of the server alone is private itself, as are a linked folder and a linked file store', () => {
  const folder = openFolder('db/PG_VERSION', 'lock', 'lock.pid', 'mark', 'outbox/1.eml')
  const disk = openFolder('a.pdf')
  symlinkSync(disk, join(folder, 'files'))
  const link = join(openFolder(), 'data')
  symlinkSync(folder, link)
  keepPrivate(link)

  expect([modeOf(folder), modeOf(disk), modeOf(join(disk, 'a.pdf'))]).toEqual(['700', '700', '600'])
  expect(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => modeOf(join(folder, name)).slice(1) !== '00',
    ),
  ).toEqual([])
})

test.each([
  ['file', 'не каталог'],
  ['file/below', 'не каталог'],
])('DATA_DIR that is no folder (%s) is refused by its name', (name, words) => {
  const folder = openFolder('file')

  expect(() => keepPrivate(join(folder, name))).toThrow(`DATA_DIR: ${join(folder, name)} — ${words}`)
})

test.skipIf(process.platform !== 'linux')('DATA_DIR where nothing can be written is refused by its name', () => {
  const umask = process.umask()
  onTestFinished(() => void process.umask(umask))

  expect(() => keepPrivate('/sys/data')).toThrow('DATA_DIR: в каталог /sys/data нельзя писать (')
})
