import type { ReactNode } from 'react'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { NodePanel } from '#sections/category-tree/panel/node-panel.tsx'

interface PanesProps {
  nodes: readonly CategoryNode[]
  selected: number | null
  isLoading: boolean
  children: ReactNode
}

/** The tree with the selected node beside it, or below it on narrow screens. */
export function Panes({ nodes, selected, isLoading, children }: PanesProps) {
  return (
    <div className="flex min-h-0 grow flex-col gap-4 px-4 pb-4 lg:flex-row">
      <div className="flex min-h-40 min-w-0 grow flex-col overflow-hidden rounded-xl border border-line bg-surface">
        {children}
      </div>
      <NodePanel nodes={nodes} selected={selected} isLoading={isLoading} />
    </div>
  )
}
