import { createContext, use } from 'react'
import type { Change } from './changes.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'

/** Actions that need a dialog. */
export type Question =
  | { kind: 'create'; parent: CategoryNode | null }
  | { kind: 'move'; node: CategoryNode }
  | { kind: 'delete'; node: CategoryNode }

export interface Renaming {
  node: CategoryNode
  text: string
  place: 'row' | 'panel'
}

export interface Actions {
  can: Readonly<Record<'create' | 'rename' | 'move' | 'sort' | 'enable' | 'disable' | 'remove', boolean>>
  change: (change: Change) => void
  undo: () => void
  openDialog: (question: Question) => void
  renaming: Renaming | null
  rename: (next: Renaming | null) => void
  /** The node that Ctrl+V will move. */
  cut: CategoryNode | null
  setCut: (node: CategoryNode | null) => void
}

export const ActionsContext = createContext<Actions | null>(null)

export function useActions(): Actions {
  const actions = use(ActionsContext)
  if (!actions) throw new Error('The tree stands outside of <ActionsProvider>')
  return actions
}
