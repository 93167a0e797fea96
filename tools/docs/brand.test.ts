import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../apps/admin/src/text/brand.ts'
import { LATIN_NAME, PRODUCT_NAME } from '../../apps/api/src/text/language/product-name.ts'
import { root } from '../run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each([
  ['apps/admin/index.html', `<title>${brand.name}</title>`],
  ['apps/admin/src/favicon.svg', brand.mark],
  ['.storybook/welcome.mdx', `# ${brand.name}: `],
  ['README.md', `# ${brand.latinName}\n\n${brand.latinName} («${brand.name}»`],
  ['apps/docs/.vitepress/config.ts', `title: '${brand.latinName} SDK'`],
  ['apps/docs/pages/index.md', `name: ${brand.latinName} SDK`],
  ['apps/docs/generate/llms.ts', `# ${brand.latinName} SDK`],
  ['apps/api/README.md', `\`${brand.name} <no-reply@example.com>\``],
  ['deploy/dashboard.json', `"title": "${brand.latinName}"`],
])('%s shows the name or the mark of the brand', (path, text) => {
  expect(read(path)).toContain(text)
})

test('Mails, bank files and authenticator apps show the name of the brand', () => {
  expect([PRODUCT_NAME, LATIN_NAME]).toEqual([brand.name, brand.latinName])
})
