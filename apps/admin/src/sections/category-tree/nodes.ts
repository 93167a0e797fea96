import { isRecord } from '#text/is-record.ts'
import type { Params, Schemas } from '@admin-panel/sdk'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { queries, queryClient } from '#data/queries.ts'

export type CategoryNode = Schemas['CategoryNode']
type Tree = Schemas['CategoryTree']

export const TREE_KEY = ['categoryTree', 'nodes'] as const

/** The children of a parent; the roots for null. */
export function nodesUnder(parent: string | null) {
  return nodesOf(parent === null ? {} : { parent_id: Number(parent) })
}

export function nodesMatching(q: string) {
  return nodesOf({ q })
}

function nodesOf(params: Params<'categoryTree.nodes'>) {
  const options = queries.categoryTree.nodes({ ...params, with_counts: true })
  return {
    ...options,
    async queryFn(context: { signal: AbortSignal }) {
      const tree = await options.queryFn(context)
      dropOlder(tree.tree_version)
      return tree
    },
  }
}

/** Levels arrive one by one, and another user's change may fall between them: older levels are refetched. */
function dropOlder(version: number) {
  void queryClient.invalidateQueries(
    {
      queryKey: TREE_KEY,
      predicate: ({ state }) => (treeIn(state)?.tree_version ?? version) < version,
    },
    { cancelRefetch: false },
  )
}

/** Refetches the visible levels at once and the others when they open. */
export async function reloadTree() {
  // A level that was requested before a change does not contain it.
  await queryClient.cancelQueries({ queryKey: TREE_KEY })
  queryClient.removeQueries({ queryKey: TREE_KEY, type: 'inactive' })
  return queryClient.invalidateQueries({ queryKey: TREE_KEY })
}

/** The oldest version on the screen, which a change refers to. */
export function shownVersion(): number {
  const versions = queryClient
    .getQueryCache()
    .findAll({ queryKey: TREE_KEY, type: 'active' })
    .flatMap(({ state }) => treeIn(state)?.tree_version ?? [])
  return versions.length > 0 ? Math.min(...versions) : 1
}

/** Stores one response with several levels under the queries of the levels. */
export function keepLevels({ items, tree_version }: Tree, parents: readonly (string | null)[]) {
  for (const parent of parents) {
    const level = items.filter(({ parent_id }) => parent_id === (parent === null ? null : Number(parent)))
    queryClient.setQueryData(nodesUnder(parent).queryKey, { items: level, tree_version })
  }
}

/** The loaded part of the tree, and the parents whose children are loading or have failed. */
export function useNodesUnder(parents: readonly (string | null)[]) {
  return useQueries({
    queries: parents.map(nodesUnder),
    combine: (results: UseQueryResult<Tree>[]) => ({
      nodes: results.flatMap(({ data }) => data?.items ?? []),
      pending: parents.filter((_, index) => results[index]?.isPending),
      failed: parents.filter((_, index) => results[index]?.isError && !results[index].data),
    }),
  })
}

export function retryUnder(parent: string | null) {
  void queryClient.refetchQueries({ queryKey: nodesUnder(parent).queryKey, exact: true })
}

/** All loaded nodes, each once with its latest data. */
export function loadedNodes(): CategoryNode[] {
  const trees = queryClient.getQueryCache().findAll({ queryKey: TREE_KEY })
  const oldFirst = trees.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  const nodes = oldFirst.flatMap(({ state }) => treeIn(state)?.items ?? [])
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}

export function loadedNode(id: number): CategoryNode | undefined {
  return loadedNodes().find((node) => node.id === id)
}

/** The next focus after a deletion: the next sibling, the previous one, or the parent. */
export function nextTo(node: CategoryNode, nodes: readonly CategoryNode[]): CategoryNode | undefined {
  const siblings = childrenOf(nodes, node.parent_id).toSorted((a, b) => a.position - b.position)
  const index = siblings.findIndex(({ id }) => id === node.id)
  return siblings[index + 1] ?? siblings[index - 1] ?? nodes.find(({ id }) => id === node.parent_id)
}

/** Ids from the root to the parent. */
export function ancestorsOf({ path }: Pick<CategoryNode, 'path'>): string[] {
  return path.split('.').filter(Boolean).slice(0, -1)
}

export function childrenOf(nodes: readonly CategoryNode[], parent: number | null): CategoryNode[] {
  return nodes.filter(({ parent_id }) => parent_id === parent)
}

/** The node itself or one of its descendants. */
export function isWithin(node: Pick<CategoryNode, 'path'>, top: Pick<CategoryNode, 'path'>): boolean {
  return node.path.startsWith(top.path)
}

/** The queries under `TREE_KEY` hold levels of the tree. */
function treeIn({ data }: { data: unknown }): Tree | undefined {
  return isTree(data) ? data : undefined
}

function isTree(data: unknown): data is Tree {
  return isRecord(data) && Array.isArray(data['items']) && typeof data['tree_version'] === 'number'
}
