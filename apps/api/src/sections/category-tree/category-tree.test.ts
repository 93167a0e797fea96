import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

interface Node {
  id: number
  parent_id: number | null
  name: string
  depth: number
  path: string
  is_active: boolean
  effective_active: boolean
  children_count: number
  position: number
}

const app = await useApp()
const admin = await app.as('admin@example.com')
const TREE = '/api/catalog/admin/category-tree'
const nodes = async (query = ''): Promise<Node[]> => (await admin.get(`${TREE}?${query}`)).body.items
const namesOf = (items: Node[]) => items.map(({ name }) => name)

test('R2: the tree starts with its roots in their order', async () => {
  const { status, body } = await admin.get(TREE)

  expect(status).toBe(200)
  expect(body.tree_version).toBe(1)
  expect(body.items).toHaveLength(12)
  expect(body.items[0]).toEqual({
    id: 1,
    parent_id: null,
    name: 'Масла и жидкости',
    slug: 'masla-i-zhidkosti',
    position: 1,
    depth: 1,
    path: '1.',
    is_active: true,
    effective_active: true,
    children_count: 4,
    version: 1,
  })
})

test('R2: a parent and a depth return that many levels under it', async () => {
  const [root] = await nodes()
  const children = await nodes(`parent_id=${root?.id}`)
  const two = await nodes(`parent_id=${root?.id}&depth=2`)
  const everything = await nodes('depth=6')

  expect(namesOf(children)).toEqual(['Моторные масла', 'Трансмиссионные масла', 'Тормозные жидкости', 'Антифризы'])
  expect(new Set(two.map(({ depth }) => depth))).toEqual(new Set([2, 3]))
  expect(everything).toHaveLength(150)
  expect(Math.max(...everything.map(({ depth }) => depth))).toBe(4)
  expect(everything.every((node) => node.path.endsWith(`${node.id}.`))).toBe(true)
  for (const node of everything) {
    expect(node.children_count).toBe(everything.filter(({ parent_id }) => parent_id === node.id).length)
  }
})

test('R2: a node that is off switches off everything under it', async () => {
  const exhaust = (await nodes()).find(({ name }) => name === 'Выхлоп')
  const under = await nodes(`parent_id=${exhaust?.id}`)

  expect(exhaust).toMatchObject({ is_active: false, effective_active: false })
  expect(under.map(({ is_active, effective_active }) => [is_active, effective_active])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('R2: a search returns the matches and their ancestors', async () => {
  const matches = await nodes(`q=${encodeURIComponent('КСЕНОН')}`)
  const [, lamps] = matches
  const within = await nodes(`q=${encodeURIComponent('стекл')}&parent_id=${(await nodes())[7]?.id}`)

  expect(namesOf(matches)).toEqual(['Электрика и свет', 'Лампы', 'Лампы головного света', 'Ксеноновые лампы'])
  expect(lamps?.children_count).toBe(2)
  expect(namesOf(within)).toEqual(['Стёкла', 'Лобовые стёкла', 'Боковые стёкла'])
  expect(await nodes('q=%25%25')).toEqual([])
})

test('R2: a node is found in one call with its ancestors and the siblings of each', async () => {
  const all = await nodes('depth=6')
  const xenon = all.find(({ name }) => name === 'Ксеноновые лампы')
  const ancestors = (xenon?.path ?? '').split('.').filter(Boolean).map(Number)
  const levels = await nodes(`node_id=${xenon?.id}`)

  expect(ancestors).toHaveLength(4)
  expect(levels).toEqual(
    all.filter(({ parent_id }) => parent_id === null || ancestors.slice(0, -1).includes(parent_id)),
  )
  expect(await admin.get(`${TREE}?node_id=999999`)).toMatchObject({ status: 404 })
})

test('R2: an unknown parent is not found', async () => {
  expect(await admin.get(`${TREE}?parent_id=999999`)).toMatchObject({ status: 404 })
  expect(await admin.get(`${TREE}?depth=7`)).toMatchObject({ status: 422 })
})
