import { useEffect, useId } from 'react'

export interface PageAction {
  label: string
  /** `Mod+KeyS`, where a key does it too. */
  shortcut?: string
  /** What it is done to, where the page has several. */
  hint?: string
  /** Why it cannot be done now. */
  obstacle?: string | undefined
  isDanger?: boolean
  run: () => void
}

const offered = new Map<string, readonly PageAction[]>()

/** Offers actions to the palette for as long as the component is there. */
export function usePageActions(actions: readonly PageAction[]) {
  const id = useId()
  // The palette reads them when it opens, outside of rendering.
  useEffect(() => void offered.set(id, actions))
  useEffect(() => () => void offered.delete(id), [id])
}

export const pageActions = () => [...offered.values()].flat()
