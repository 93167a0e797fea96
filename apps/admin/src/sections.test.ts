import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { pathTo, type PathName } from '#data/paths.ts'
import { publicSections } from '#public-sections.ts'
import { sections } from '#sections.ts'

const modules = import.meta.glob<{ paths?: Readonly<Record<PathName, string>> }>('./sections/**/section.ts', {
  eager: true,
})
const pathEntries = Object.values(modules).flatMap(({ paths = {} }) => Object.entries(paths))
const screens = [...publicSections, ...sections].flatMap((section) => section.screens)

test('every address that a section names is registered and leads to a screen', () => {
  expect(pathEntries.length).toBeGreaterThan(80)
  const namesWithoutScreen: string[] = []
  for (const [name, path] of pathEntries) {
    const address = pathTo(name as 'users', path.includes(':entity/') ? '7/7' : 7)
    expect(address).toBe(path.replaceAll(/:\w+/g, '7'))
    const [pathname = ''] = address.split('?')
    if (!screens.some((screen) => matchPath(screen.path, pathname))) namesWithoutScreen.push(name)
  }
  expect(namesWithoutScreen).toEqual([])
})
