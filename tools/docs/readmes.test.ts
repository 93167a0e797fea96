import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { llms } from '../../apps/docs/generate/llms.ts'
import type { Page } from '../../apps/docs/generate/page.ts'
import manifest from '../../package.json' with { type: 'json' }
import { root } from '../run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the page of each package on npm leads to the documentation', () => {
  const readmes = globSync('packages/*/README.md', { cwd: root })
  expect(readmes.length).toBe(6)
  expect(readmes.filter((file) => !read(file).includes(`](${manifest.homepage})`))).toEqual([])
})

test('each guide has a description in the list for language models', () => {
  const guides = globSync('apps/docs/pages/{start,guides}/*.md', { cwd: root })
  const pages: Page[] = guides.map((path) => ({ path, title: path, text: read(path) }))
  const lines = llms(pages)
    .list.split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(guides.length)
  expect(lines.filter((line) => !/: .*[a-z]{3}/.test(line.slice(line.indexOf(')'))))).toEqual([])
})
