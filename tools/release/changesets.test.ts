import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesets } from '../../openapi/gen/changesets.ts'
import { root } from '../run.ts'
import { withoutChangeset } from './changesets.ts'

const changeset = { file: '.changeset/new.md', releases: { '@admin-panel/sdk': 'minor' }, text: '' } as const

test('a changed package needs a changeset that names it and was changed with it', () => {
  const changed = ['packages/sdk/src/client.ts', 'packages/ui/package.json', 'apps/api/src/main.ts']
  expect(withoutChangeset(changed, [])).toEqual(['sdk', 'ui'])
  expect(withoutChangeset(changed, [changeset])).toEqual(['sdk', 'ui'])
  expect(withoutChangeset([...changed, '.changeset/new.md'], [changeset])).toEqual(['ui'])
})

test('tests, stories and READMEs need none', () => {
  const changed = [
    'packages/sdk/src/session/tabs.test.ts',
    'packages/ui/src/button/button.stories.tsx',
    'packages/ui/src/test/render.tsx',
    'packages/sdk/README.md',
  ]
  expect(withoutChangeset(changed, [])).toEqual([])
})

const unreleased = ['cli', 'hooks', 'mcp', 'permissions', 'sdk', 'ui'].filter(
  (name) => !existsSync(join(root, 'packages', name, 'CHANGELOG.md')),
)

test('the first release of a package has one changeset, which describes the package', () => {
  for (const name of unreleased) {
    const first = changesets().filter(({ file }) => file === `.changeset/first-release-of-${name}.md`)
    expect(first).toMatchObject([{ releases: { [`@admin-panel/${name}`]: 'minor' } }])
    expect(Object.keys(first[0]?.releases ?? {})).toHaveLength(1)
  }
})

test('the first changelog of a package describes no earlier behaviour', () => {
  const history = /\b(is|are) gone\b|\bno longer\b|\bany more\b|\breplaces? `|\bmoved to\b|\brenamed\b|\bused to\b/
  const first = changesets().filter(({ releases }) => unreleased.some((name) => `@admin-panel/${name}` in releases))
  expect(first.filter(({ text }) => history.test(text)).map(({ file }) => file)).toEqual([])
})
