import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { published } from '../../apps/docs/generate/published.ts'
import { contract } from '../../apps/docs/generate/wire.ts'
import sdk from '../../packages/sdk/package.json' with { type: 'json' }
import { sizes } from '../packages/size.ts'
import { root } from '../run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packages = readdirSync(join(root, 'packages'))
const pages = 'apps/docs/pages'

/** Kilobytes with one digit, never fewer than the bytes are. */
const kilobytes = (bytes: number) => (Math.ceil((bytes / 1024) * 10) / 10).toFixed(1)

test('the sizes of the READMEs and the site are the limits of the size test', async () => {
  const limits = new Map((await sizes()).map(({ name, limit }) => [name, kilobytes(limit)]))
  const client = `weighs ${limits.get('sdk')} kB gzip at most`
  const withKey = `with a key ${limits.get('sdk with a key')} kB`
  const hooks = limits.get('hooks over react-query and the sdk')

  for (const path of ['packages/sdk/README.md', `${pages}/guides/runtimes.md`]) {
    expect(read(path)).toContain(client)
    expect(read(path)).toContain(withKey)
  }
  expect(read(`${pages}/guides/runtimes.md`)).toContain(`the hooks ${hooks} kB`)
  expect(read(`${pages}/guides/runtimes.md`)).toContain(`passkeys ${limits.get('passkeys')} kB`)
  expect(read('packages/sdk/README.md')).toContain(`lets them sign, in ${limits.get('passkeys')} kB`)
  expect(read('packages/hooks/README.md')).toContain(`${hooks} kB gzip at most`)
  expect(read('packages/permissions/README.md')).toContain(`${limits.get('permissions')} kB gzip at most`)
})

test('the pages that name the packages name all of them', () => {
  const upgrading = read(`${pages}/guides/upgrading.md`)
  const runtimes = read(`${pages}/guides/runtimes.md`)
  for (const name of packages) {
    expect(upgrading).toContain(`@admin-panel/${name}@latest`)
    expect(runtimes).toContain(`@admin-panel/${name}\``)
  }
})

test('the front page and the guide of headless parts name each part', () => {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(read('packages/ui/package.json'))
  const guide = read(`${pages}/guides/headless.md`)
  const parts = Object.keys(exports).flatMap((path) => /^\.\/(headless\/.+)$/.exec(path)?.[1] ?? [])

  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter((part) => !guide.includes(`| \`${part}\` |`))).toEqual([])
  for (const page of ['hooks', 'permissions', 'components', 'headless', 'agents', 'cli'])
    expect(read(`${pages}/index.md`)).toContain(`link: /guides/${page}`)
})

test('the README of the hooks has the keys that the hooks make', () => {
  const written = /`\['users', 'list', 'infinite', params\]`/
  expect(read('packages/hooks/README.md')).toMatch(written)
  expect(read('packages/hooks/src/options.ts')).toMatch(written)
})

test('the OpenAPI document of the site has the version of the SDK and an example of each answer', () => {
  const document = JSON.parse(JSON.stringify(published(contract)))
  expect(document.info.version).toBe(sdk.version)
  expect(
    document.paths['/api/user/admin/user/{id}'].get.responses['200'].content['application/json'].example,
  ).toMatchObject({
    email: 'anna@example.com',
  })
})

test('the text of no export has the number of a rule, which only our own documents explain', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\./.test(path))
  const texts = sources.flatMap((path) => read(path).match(/\/\*\*(?:(?!\*\/)[^])*\*\/\nexport .*/g) ?? [])

  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => /\([A-Z]\d{1,2}\)/.test(text))).toEqual([])
})
