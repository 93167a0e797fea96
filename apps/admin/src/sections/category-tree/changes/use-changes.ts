import { isApiError, type Schemas } from '@admin-panel/sdk'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { queryClient } from '#data/queries.ts'
import { showError } from '#data/notify/show-error.ts'
import { withChange, type Change } from './changes.ts'
import { changeOf, reversed } from '#sections/category-tree/trusted.ts'
import { loadedNode, loadedNodes, reloadTree, shownVersion, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { reveal } from '#sections/category-tree/place.ts'

/** Describes a completed change. */
function describeChange(change: Change): string {
  switch (change.kind) {
    case 'move': {
      const { node, from, to } = change
      const name = node.name
      if (from.parent?.id === to.parent?.id) return m.catalog_moved_within({ name, position: to.position })
      return to.parent ? m.catalog_moved({ name, parent: to.parent.name }) : m.catalog_moved_top({ name })
    }
    case 'sort':
      return change.parent ? m.catalog_sorted({ name: change.parent.name }) : m.catalog_sorted_top()
    case 'rename':
      return m.catalog_renamed({ name: change.to })
    default:
      return change.to
        ? m.catalog_switched_on({ name: change.node.name })
        : m.catalog_switched_off({ name: change.node.name })
  }
}

const KEY = ['catalog.change']

interface ChangesOptions {
  /** A rejected name, kept for further typing. */
  onRefused: (change: Extract<Change, { kind: 'rename' }>) => void
  /** Another user has renamed the category meanwhile. */
  onClash: (change: Extract<Change, { kind: 'rename' }>, current: Schemas['Category'], isOwn: boolean) => void
}

/** Runs changes one after another, each optimistic, rolled back on a refusal, and undone on request. */
export function useChanges({ onRefused, onClash }: ChangesOptions) {
  const undoStack = useRef<Change[]>([])
  // The version from the last answer: the levels on the screen may not have reloaded yet.
  const version = useRef(0)
  const closeToast = useRef<Promise<() => void>>(undefined)

  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: 'catalog' },
    meta: { quiet: true },
    async mutationFn({ change }: { change: Change; isUndo?: boolean }) {
      version.current = (await send(change, Math.max(version.current, shownVersion()))) ?? version.current
      await reloadTree()
    },
    onSuccess(_, { change, isUndo }) {
      void closeToast.current?.then((close) => close())
      if (isUndo) void notify({ message: m.catalog_undone() })
      else closeToast.current = notifyUndoable({ message: describeChange(change), onUndo: undo })
    },
    async onError(error, { change }) {
      undoStack.current = undoStack.current.filter((other) => other !== change)
      if (change.kind === 'rename' && isApiError(error, 'stale', 'categories.update'))
        return onClash(change, error.current, error.isOwn)
      if (change.kind === 'rename') onRefused(change)
      await reportRefusal(error)
    },
  })

  function undo() {
    const last = undoStack.current.pop()
    if (last) mutate({ change: reversed(last), isUndo: true })
  }

  return {
    change: (change: Change) => {
      if (change.kind === 'move' && change.to.parent) reveal({ path: `${change.to.parent.path}${change.node.id}.` })
      // Recorded at once: Ctrl+Z may come before the server's answer.
      undoStack.current.push(change)
      mutate({ change })
    },
    undo,
  }
}

/** The loaded tree with the pending changes applied. */
export function useChanged(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  const changes = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => changeOf(state.variables),
  })
  return changes.reduce(withChange, nodes)
}

/** The same at this moment: a key may be pressed again before the last change has rendered. */
export function nodesNow(): readonly CategoryNode[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: KEY, status: 'pending' })
    .map(({ state }) => changeOf(state.variables))
    .reduce(withChange, loadedNodes())
}

/** Explains a failed change and reloads a stale tree. */
export async function reportRefusal(error: unknown) {
  if (!isApiError(error, 'conflict') && !isApiError(error, 'not-found') && !isApiError(error, 'stale'))
    return showError(error)
  const versionBefore = shownVersion()
  await reloadTree()
  if (shownVersion() === versionBefore && !isApiError(error, 'stale')) return showError(error)
  return void notify({ status: 'error', message: m.catalog_changed_elsewhere() })
}

/** Returns the tree's new version, if it has one. */
async function send(change: Change, treeVersion: number): Promise<number | undefined> {
  switch (change.kind) {
    case 'move': {
      const { node, to } = change
      const place = { parent_id: to.parent?.id ?? null, position: to.position, tree_version: treeVersion }
      return (await client.api.categoryTree.moveNode({ id: node.id, ...place })).tree_version
    }
    case 'sort':
      await client.api.categoryTree.sort({ parent_id: change.parent?.id ?? null, ids: [...change.to] })
      break
    case 'rename':
      await rename(change)
      break
    case 'switch':
      await switchNode(change)
  }
  return undefined
}

/** Versions include the positions of siblings, so only a second rename counts as a conflict. */
async function rename({ node, from, to }: Extract<Change, { kind: 'rename' }>) {
  const put = (version: number) => client.api.categories.update({ id: node.id, version, name: to })
  const loaded = loadedNode(node.id)
  try {
    return await put(loaded?.name === from ? loaded.version : node.version)
  } catch (error) {
    if (!isApiError(error, 'stale', 'categories.update') || error.current.name !== from) throw error
    return put(error.current.version)
  }
}

async function switchNode({ node, to }: Extract<Change, { kind: 'switch' }>) {
  const put = (version: number) => client.api.categories[to ? 'enable' : 'disable']({ id: node.id, version })
  try {
    return await put((loadedNode(node.id) ?? node).version)
  } catch (error) {
    if (!isApiError(error, 'stale', to ? 'categories.enable' : 'categories.disable')) throw error
    return put(error.current.version)
  }
}
