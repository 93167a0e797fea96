import type { LoaderFunctionArgs } from 'react-router'
import { client } from '#shared/client.ts'
import { queryClient } from '#shared/queries.ts'
import { readAddress } from './address.ts'
import { ancestorsOf, loadedNode, nodesMatching, nodesUnder } from './nodes.ts'
import { openNodes, setOpenNodes } from './place.ts'

const WHOLE_TREE = { depth: 6 }

/** Starts what the screen will show, and opens the way to the selected node. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { q, node } = readAddress(new URL(request.url).search)
  const wanted = q ? [nodesMatching(q)] : [null, ...openNodes()].map(nodesUnder)
  const loading = Promise.allSettled(wanted.map((options) => queryClient.ensureQueryData(options)))
  if (node === null) return { path: [] }
  if (!loadedNode(node)) await loading
  // A link from elsewhere names the node alone; the contract finds it in the whole tree only.
  const found =
    loadedNode(node) ??
    (await client.api.categoryTree.nodes(WHOLE_TREE, { signal: request.signal })).items.find(({ id }) => id === node)
  if (!found) return { path: [] }
  const path = ancestorsOf(found)
  const open = openNodes()
  const added = path.filter((id) => !open.includes(id))
  if (added.length > 0) setOpenNodes([...open, ...added])
  return { path }
}
