import { afterEach, expect, test, vi } from 'vitest'
import { isOfPart, PARTS } from '../../apps/docs/.vitepress/search.ts'
import { operationPages } from '../../apps/docs/generate/operation-pages.ts'
import { typePages } from '../../apps/docs/generate/type-pages.ts'

afterEach(() => vi.unstubAllGlobals())

function chosen(name: string) {
  const searchIn = new Map(PARTS).get(name)
  vi.stubGlobal('document', { documentElement: { dataset: { searchIn } } })
  return (id: string) => isOfPart({ id })
}

test('a search is narrowed to a package, the operations or the guides', () => {
  const places = ['/guides/lists#pages', '/reference/operations/users#list', '/reference/types/ui-button#button']
  expect(places.filter(chosen('Everything'))).toEqual(places)
  expect(places.filter(chosen('Guides'))).toEqual([places[0]])
  expect(places.filter(chosen('Operations'))).toEqual([places[1]])
  expect(places.filter(chosen('ui'))).toEqual([places[2]])
})

test('every page of the reference is of a part', () => {
  const addresses = [...operationPages(), ...typePages()].map(({ path }) => `/${path.replace(/\.md$/, '')}`)
  const packages = ['sdk', 'hooks', 'permissions', 'ui', 'mcp']
  expect(addresses.filter((id) => !packages.some((name) => chosen(name)(id)))).toEqual([])
})

test('the filter runs on the page as the text that it is sent as', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { searchIn: '^/guides/' } } })
  // oxlint-disable-next-line typescript/no-implied-eval -- The site makes a function of the text in the same way.
  const sent: unknown = new Function(`return ${isOfPart.toString()}`)()
  expect(typeof sent === 'function' && [sent({ id: '/guides/lists' }), sent({ id: '/start/node' })]).toEqual([
    true,
    false,
  ])
})
