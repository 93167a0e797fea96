import type { Schemas } from '@admin-panel/sdk'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { queries, queryClient } from '#shared/queries.ts'

export type CategoryNode = Schemas['CategoryNode']
type Tree = Schemas['CategoryTree']

export const TREE_KEY = ['categoryTree.nodes'] as const

/** The nodes right under a parent; the roots for null. */
export function nodesUnder(parent: string | null) {
  return queries.categoryTree.nodes(parent === null ? {} : { parent_id: Number(parent) })
}

export function nodesMatching(q: string) {
  return queries.categoryTree.nodes({ q })
}

/** What is loaded of the tree so far, and of which parents it is still coming or has failed. */
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

/** A node by its id, in whatever has been loaded. */
export function loadedNode(id: number): CategoryNode | undefined {
  return queryClient
    .getQueriesData<Tree>({ queryKey: TREE_KEY })
    .flatMap(([, tree]) => tree?.items ?? [])
    .find((node) => node.id === id)
}

/** Ids from the root down to the parent. */
export function ancestorsOf({ path }: CategoryNode): string[] {
  return path.split('.').filter(Boolean).slice(0, -1)
}
