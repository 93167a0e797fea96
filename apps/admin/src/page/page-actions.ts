import { useEffect, useId } from 'react'

export interface PageAction {
  label: string
  /** `Mod+KeyS`, where a key does it too. */
  shortcut?: string
  /** The object of the action, if the page has several. */
  hint?: string
  /** The reason why the action is unavailable. */
  obstacle?: string | undefined
  isDanger?: boolean
  run: () => void
}

const offered = new Map<string, readonly PageAction[]>()

/** Offers actions to the palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]) {
  const id = useId()
  // The palette reads them when it opens, outside rendering.
  useEffect(() => void offered.set(id, actions))
  useEffect(() => () => void offered.delete(id), [id])
}

export const pageActions = () => [...offered.values()].flat()
