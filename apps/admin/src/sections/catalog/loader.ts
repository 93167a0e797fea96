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
  const found = node === null ? undefined : (loadedNode(node) ?? (await wayTo(node)))
  const path = found ? ancestorsOf(found) : []
  if (found) reveal(found)
  const wanted = q ? [nodesMatching(q)] : [null, ...openNodes()].map(nodesUnder)
  void Promise.allSettled(wanted.map((options) => queryClient.ensureQueryData(options)))
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
    const found = tree.items.find((node) => node.id === id)
    if (found) keepLevels(tree, [null, ...ancestorsOf(found)])
    return found
  } catch (error) {
    if (isApiError(error, 'not-found')) return undefined
    throw error
  }
}
