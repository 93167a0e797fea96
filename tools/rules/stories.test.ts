import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, more, ofStaff, signedOut, unlisted } from '../../e2e/support/addresses.ts'
import { root } from '../run.ts'
import { slugOf } from '../stories/write-stories.ts'

const noted = /access: \{\s+focus: '.+',\s+role: '.+',\s+give: '.+',\s+\}/

test('every component that packages/ui exports has stories under its name, with a guide', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const components = Object.values(exports).filter((file) => file.endsWith('.tsx') && !file.includes('/language/'))
  const guided = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('satisfies Guide'))
    .map((text) => /title: '[^/']+\/(\w+)'/.exec(text)?.[1])
  expect(components.length).toBeGreaterThan(55)
  expect(components.map(nameOf).filter((name) => !guided.includes(name))).toEqual([])
})

test('the guide of each stable component says where the focus goes, what is read, and what the caller gives', () => {
  const stable = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('satisfies Guide') && !/status: '(?:draft|deprecated)'/.test(text))
  expect(stable.length).toBeGreaterThan(55)
  expect(stable.filter((text) => !noted.test(text)).map((text) => /title: '(.+)'/.exec(text)?.[1])).toEqual([])
})

test('the choice of a role stays visible in the toolbar at 1440 px', () => {
  const choices = namesIn('.storybook/preview.tsx', /^ {4}(\w+): chosen\(/gm)
  expect(choices.slice(0, 4)).toContain('role')
})

test('the documents open Storybook with components in their language', () => {
  const links = globSync('apps/docs/{pages,.vitepress}/**/*.{md,ts}', { cwd: root }).flatMap((file) =>
    namesIn(file, /['(](\/storybook\/[^')]*)/g),
  )
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((link) => !link?.endsWith('?globals=language:en'))).toEqual([])
})

test('a guide links only screens that are recorded', () => {
  const recorded = [...[...addresses, ...signedOut].map(([, address]) => address), ...more, ...unlisted, ...ofStaff]
  const linked = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const [, screens = ''] = /screens: \{([^}]*)\}/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return [...screens.matchAll(/'?([\w-]+)'?: '/g)].map(([, name]) => name)
  })
  expect(linked.length).toBeGreaterThan(60)
  expect(linked.filter((name) => !recorded.map(slugOf).includes(name ?? ''))).toEqual([])
})

test('the foundations list the meaning of exactly the icons in use', () => {
  const files = globSync('{apps/admin,packages/ui}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/paraglide|\.stories\.|\.test\.|\/test\//.test(file),
  )
  const usedIcons = files.flatMap((file) => namesIn(file, /lucide-react\/icons\/([\w-]+)'/g))
  const documentedIcons = namesIn('packages/ui/src/test/signs.ts', /name: '([\w-]+)'/g)
  expect(documentedIcons).toHaveLength(new Set(documentedIcons).size)
  expect(new Set(documentedIcons)).toEqual(new Set(usedIcons))
})

/** `./src/button/icon-button.tsx` is `IconButton`. */
function nameOf(file: string) {
  const words = file.replace(/^.*\//, '').replace('.tsx', '').split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function namesIn(file: string, pattern: RegExp) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
}
