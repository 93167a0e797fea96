import { expect, test } from 'vitest'
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
