import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '../../apps/docs/generate/registry.ts'
import { root } from '../run.ts'

const ui = join(root, 'packages/ui')
const { name, version, exports }: { name: string; version: string; exports: Record<string, string> } = JSON.parse(
  readFileSync(join(ui, 'package.json'), 'utf8'),
)
const files = new Map(registry().map(({ path, text }) => [path, JSON.parse(text)]))
const index = files.get('public/r/registry.json')

test('the registry lists every component once, and each item is a file of its own', () => {
  const components = Object.keys(exports).filter((path) => exports[path]?.endsWith('.tsx'))
  expect(index).toMatchObject({
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: expect.any(String),
    homepage: expect.stringMatching(/^https:/),
  })
  expect(index.items.map((item: { name: string }) => `./${item.name}`)).toEqual(components)
  expect([...files.keys()].toSorted()).toEqual(
    ['registry', ...components.map((path) => path.slice(2))].map((path) => `public/r/${path}.json`).toSorted(),
  )
})

test('an item installs the package and writes a file that leads to the component', () => {
  for (const { name: item } of index.items) {
    const { files: written, ...rest } = files.get(`public/r/${item}.json`)
    expect(rest).toEqual({
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name: item,
      type: 'registry:ui',
      title: expect.stringMatching(/^[A-Z]\w+$/),
      description: expect.stringMatching(/^[A-Z].{10,}[.:]$/),
      dependencies: [`${name}@^${version}`],
      docs: expect.stringContaining(`${name}/tokens.css`),
    })
    expect(written).toEqual([
      { path: `ui/${item}.tsx`, type: 'registry:ui', content: `export * from '${name}/${item}'\n` },
    ])
    expect(existsSync(join(ui, exports[`./${item}`] ?? ''))).toBe(true)
    for (const [, style] of rest.docs.matchAll(/@admin-panel\/ui\/([\w-]+\.css)/g))
      expect(exports).toHaveProperty([`./${style}`])
  }
})
