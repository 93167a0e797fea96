import { useState, useSyncExternalStore } from 'react'
import { useLoaderData } from 'react-router'
import { Button } from '@admin-panel/ui/button'
import { EmptyState } from '@admin-panel/ui/empty-state'
import Unplug from 'lucide-react/icons/unplug'
import { m } from '#paraglide/messages.js'
import { useAddress } from '#sections/category-tree/address.ts'
import type { loader } from '#sections/category-tree/loader.ts'
import { retryUnder, useNodesUnder } from '#sections/category-tree/nodes.ts'
import { Panes } from './panes.tsx'
import { followOpenNodes, openNodes, setOpenNodes } from '#sections/category-tree/place.ts'
import { TreeSkeleton } from './tree-skeleton.tsx'
import { TreeView } from './tree-view.tsx'
import { useChanged } from '#sections/category-tree/changes/use-changes.ts'

/** The whole tree, loaded as far as it is expanded. */
export function BrowseTree() {
  const { node } = useAddress()
  const { path } = useLoaderData<typeof loader>()
  const open = useSyncExternalStore(followOpenNodes, openNodes)
  const { nodes: loaded, pending, failed } = useNodesUnder([...new Set([null, ...path, ...open])])
  const nodes = useChanged(loaded)
  const [isReady, setIsReady] = useState(false)
  // Waits for all expanded levels: rows that arrive one parent at a time would shift the layout and the restored scroll position.
  if (!isReady && pending.length === 0) setIsReady(true)
  return (
    <Panes nodes={nodes} selected={node} isLoading={pending.length > 0}>
      {!isReady ? (
        <TreeSkeleton />
      ) : failed.includes(null) ? (
        <EmptyState
          icon={<Unplug />}
          heading={m.catalog_failed()}
          text={m.catalog_failed_text()}
          action={<Button onClick={() => retryUnder(null)}>{m.catalog_retry()}</Button>}
        />
      ) : nodes.length === 0 ? (
        <EmptyState heading={m.catalog_empty()} text={m.catalog_empty_text()} />
      ) : (
        <TreeView
          nodes={nodes}
          open={open}
          onOpenChange={setOpenNodes}
          pending={pending}
          failed={failed}
          selected={node}
        />
      )}
    </Panes>
  )
}
