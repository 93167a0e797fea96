import type { Params, Schemas } from '@admin-panel/sdk'
import { on } from '#test/backend.ts'
import { placeOf, withChange } from './changes/changes.ts'
import { ancestorsOf, type CategoryNode } from './nodes.ts'

export const node = (path: string, name: string, changes: Partial<CategoryNode> = {}): CategoryNode => {
  const ids = path.split('.').map(Number)
  const id = ids.at(-1) ?? 0
  return {
    id,
    parent_id: ids.at(-2) ?? null,
    name,
    slug: `slug-${id}`,
    position: 1,
    depth: ids.length,
    path: `${path}.`,
    is_active: true,
    effective_active: true,
    children_count: 0,
    products_count: 0,
    version: 1,
    ...changes,
  }
}

export const nodes = [
  node('1', 'Масла и жидкости', { children_count: 2, products_count: 5 }),
  node('2', 'Фильтры', { position: 2, children_count: 1 }),
  node('3', 'Выхлоп', { position: 3, children_count: 1, is_active: false, effective_active: false }),
  node('1.4', 'Моторные масла', { children_count: 2, products_count: 3 }),
  node('1.5', 'Тормозные жидкости', { position: 2, products_count: 2 }),
  node('2.6', 'Фильтры салона'),
  node('3.7', 'Глушители', { effective_active: false }),
  node('1.4.8', 'Синтетические масла', { products_count: 3 }),
  node('1.4.9', 'Щётки и ёмкости', { position: 2 }),
]

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The requested part of a tree, as the API selects it. */
export function answerFrom(tree: readonly CategoryNode[], { parent_id, node_id, q }: Params<'categoryTree.nodes'>) {
  if (q) {
    const hits = tree.filter(({ name }) => fold(name).includes(fold(q)))
    const ids = new Set(hits.flatMap(({ path }) => path.split('.').map(Number)))
    return tree.filter(({ id }) => ids.has(id))
  }
  if (node_id === undefined) return tree.filter((item) => item.parent_id === (parent_id ?? null))
  const match = tree.find(({ id }) => id === node_id)
  const parents = match && new Set(ancestorsOf(match).map(Number))
  return parents && tree.filter((item) => item.parent_id === null || parents.has(item.parent_id))
}

/** A small tree that responds as the API does; `change` modifies it like a user of the panel or another client. */
export function createTree(start: readonly CategoryNode[] = nodes) {
  let tree = start
  let tree_version = 1
  const received: Params<'categoryTree.nodes'>[] = []
  const moves: Params<'categoryTree.moveNode'>[] = []
  const find = (id: number | null | undefined) => tree.find((item) => item.id === id)
  const notFound = { error: { status: 404, message: 'Не найдено' } } as const

  function change(next: (nodes: readonly CategoryNode[]) => readonly CategoryNode[]) {
    tree = next(tree)
    return ++tree_version
  }
  function set(id: number, changes: Partial<CategoryNode>) {
    tree = tree.map((item) => (item.id === id ? { ...item, ...changes, version: item.version + 1 } : item))
    const updated = find(id)
    return updated ? categoryOf(updated) : notFound
  }

  const { sort } = on.categoryTree
  const handlers = [
    on.categoryTree.nodes((params) => {
      received.push(params)
      const items = answerFrom(tree, params)
      return items ? { items: [...items], tree_version } : notFound
    }),
    on.categoryTree.moveNode((params) => {
      moves.push(params)
      const movedNode = find(params.id)
      if (!movedNode) return notFound
      if (params.tree_version !== tree_version)
        return { error: { status: 409, message: 'Дерево категорий изменил другой пользователь. Обновите страницу' } }
      const to = { parent: find(params.parent_id) ?? null, position: params.position }
      change((all) => withChange(all, { kind: 'move', node: movedNode, from: placeOf(all, movedNode), to }))
      return { node: find(params.id) ?? movedNode, tree_version }
    }),
    sort(({ ids }) => {
      change((all) => withChange(all, { kind: 'sort', parent: null, from: [], to: ids }))
      return undefined
    }),
    on.categories.update(({ id, name }) => set(id, name === undefined ? {} : { name })),
    on.categories.enable(({ id }) => set(id, { is_active: true, effective_active: true })),
    on.categories.disable(({ id }) => set(id, { is_active: false, effective_active: false })),
  ]
  return { handlers, received, moves, change, set, find }
}

/** The same category in the shape of its own page. */
export function categoryOf(category: CategoryNode): Schemas['Category'] {
  return {
    ...category,
    products_count: category.products_count ?? 0,
    incomplete_count: 0,
    ancestors: [],
    attributes_count: 0,
    attributes: [],
    inherited_attributes: [],
    marking_required: false,
    marking_since: null,
    image_id: null,
    image_url: null,
    description: null,
    weight_g: null,
    length_mm: null,
    width_mm: null,
    height_mm: null,
    vat_default: null,
    age_limit: null,
    created_at: '2026-06-01T09:00:00Z',
    updated_at: '2026-06-01T09:00:00Z',
  }
}
