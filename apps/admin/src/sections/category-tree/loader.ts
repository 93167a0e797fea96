import { isApiError } from '@admin-panel/sdk'
import type { LoaderFunctionArgs } from 'react-router'
import { client } from '#data/client.ts'
import { queryClient } from '#data/queries.ts'
import { readAddress } from './address.ts'
import { ancestorsOf, type CategoryNode, keepLevels, loadedNode, nodesMatching, nodesUnder } from './nodes.ts'
import { openNodes, reveal } from './place.ts'

/** Prefetches the screen and expands the path to the selected node. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { q, node } = readAddress(new URL(request.url).search)
  const selected = node === null ? undefined : (loadedNode(node) ?? (await wayTo(node)))
  const path = selected ? ancestorsOf(selected) : []
  if (selected) reveal(selected)
  const queries = q ? [nodesMatching(q)] : [null, ...openNodes()].map(nodesUnder)
  void Promise.allSettled(queries.map((options) => queryClient.ensureQueryData(options)))
  return { path }
}

/** The ways being loaded: the page's data is requested beside the guards, and by the page itself. */
const ways = new Map<number, Promise<CategoryNode | undefined>>()

function wayTo(id: number): Promise<CategoryNode | undefined> {
  const way = ways.get(id) ?? findWay(id).finally(() => ways.delete(id))
  ways.set(id, way)
  return way
}

/** A link from elsewhere names only the node: one response holds it, its ancestors and their siblings. */
async function findWay(id: number): Promise<CategoryNode | undefined> {
  try {
    const tree = await client.api.categoryTree.nodes({ node_id: id, with_counts: true })
    const node = tree.items.find((item) => item.id === id)
    if (node) keepLevels(tree, [null, ...ancestorsOf(node)])
    return node
  } catch (error) {
    if (isApiError(error, 'not-found')) return undefined
    throw error
  }
}
