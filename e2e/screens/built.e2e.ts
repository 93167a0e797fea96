import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

// `pnpm test:long` builds a second time in a folder of another length, and compares.
test('no file of the build names the folder or the hour in which it was made', () => {
  // Of "2026-11-29T12:00:00.000Z" the part until the hour, as a build would write it.
  const hour = JSON.stringify(statSync(join(root, 'apps/admin/dist/.sources')).mtime).slice(1, 14)
  const files = globSync('apps/{admin,api}/dist/**/*.{js,css,html,json}', { cwd: root })
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

  expect(files.length).toBeGreaterThan(50)
  expect(texts.filter(([, text]) => text.includes(root) || text.includes(hour)).map(([file]) => file)).toEqual([])
})
