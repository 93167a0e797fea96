import { matches } from '@admin-panel/ui/matches'
import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import Unplug from 'lucide-react/icons/unplug'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useAddress } from '#sections/category-tree/address.ts'
import { nodesMatching, useNodesUnder, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { Panes } from './panes.tsx'
import { TreeSkeleton } from './tree-skeleton.tsx'
import { TreeView } from './tree-view.tsx'
import { useChanged } from '#sections/category-tree/changes/use-changes.ts'

interface SearchResult {
  q: string
  items: readonly CategoryNode[]
}

/** The matches with their expanded paths; the rest of the tree is hidden. The previous response stays until the next one. */
export function SearchTree({ q }: { q: string }) {
  const { node, search } = useAddress()
  const { data, isError, refetch } = useQuery(nodesMatching(q))
  const [result, setResult] = useState<SearchResult | null>(null)
  if (data && (result?.q !== q || result.items !== data.items)) setResult({ q, items: data.items })
  if (isError && !data)
    return (
      <Panes nodes={[]} selected={node} isLoading={false}>
        <EmptyState
          icon={<Unplug />}
          heading={m.catalog_failed()}
          text={m.catalog_failed_text()}
          action={<Button onClick={() => void refetch()}>{m.catalog_retry()}</Button>}
        />
      </Panes>
    )
  if (!result)
    return (
      <Panes nodes={[]} selected={node} isLoading>
        <TreeSkeleton />
      </Panes>
    )
  if (result.items.length === 0)
    return (
      <Panes nodes={[]} selected={node} isLoading={false}>
        <EmptyState
          part="filter"
          heading={m.catalog_nothing()}
          text={m.catalog_nothing_text({ q: result.q })}
          action={<Button onClick={() => search('')}>{m.catalog_clear_search()}</Button>}
        />
      </Panes>
    )
  return <Hits key={result.q} {...result} isStale={result.q !== q} />
}

function Hits({ q, items, isStale }: SearchResult & { isStale: boolean }) {
  const { node } = useAddress()
  const [open, setOpen] = useState<readonly string[]>([])
  const [previous, setPrevious] = useState<readonly CategoryNode[]>([])
  const parents = new Set(items.map(({ parent_id }) => String(parent_id)))
  // Includes the paths of nodes that have moved since.
  if (previous !== items) {
    const previousParents = new Set(previous.map(({ parent_id }) => String(parent_id)))
    setPrevious(items)
    setOpen([...open, ...items.flatMap(({ id }) => wayTo(String(id), parents, previousParents))])
  }
  // A match can be expanded further; its ancestors show only matches.
  const { nodes, pending, failed } = useNodesUnder(open.filter((id) => !parents.has(id)))
  const all = useChanged([...items, ...nodes])
  const hits = items.filter(({ name }) => matches(q, name))
  return (
    <Panes nodes={all} selected={node} isLoading={pending.length > 0}>
      <output className="shrink-0 border-b border-line px-3 py-2 text-secondary">
        {m.catalog_found({ count: hits.length })}
      </output>
      <div className={cn('flex min-h-0 grow flex-col transition-opacity', isStale && 'opacity-55 delay-200')}>
        <TreeView
          nodes={all}
          open={open}
          onOpenChange={setOpen}
          pending={pending}
          failed={failed}
          selected={node}
          query={q}
          start={hits[0]?.id}
        />
      </div>
    </Panes>
  )
}

function wayTo(id: string, parents: ReadonlySet<string>, previousParents: ReadonlySet<string>) {
  return parents.has(id) && !previousParents.has(id) ? [id] : []
}
