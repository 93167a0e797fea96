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
  /** The record and the state that the action brings it into: `users/5/blocked`. */
  move?: string
  run: () => void
}

/** A page that takes longer than this to open is no longer waited for. */
const PATIENCE = 10_000

let awaited: { move: string; until: number } | undefined

const offered = new Map<string, readonly PageAction[]>()

/** Offers actions to the palette while the component is mounted. */
export function usePageActions(actions: readonly PageAction[]) {
  const id = useId()
  // The palette reads them when it opens, outside rendering.
  useEffect(() => {
    offered.set(id, actions)
    runAwaited(actions)
  })
  useEffect(() => () => void offered.delete(id), [id])
}

export const pageActions = () => [...offered.values()].flat()

/** Brings a record into a state, as its page does, once the page offers that. */
export function runOnArrival(move: string) {
  awaited = { move, until: Date.now() + PATIENCE }
  runAwaited(pageActions())
}

function runAwaited(actions: readonly PageAction[]) {
  if (!awaited) return
  const action = actions.find(({ move, obstacle }) => move === awaited?.move && obstacle === undefined)
  if (!action) return
  const isLate = Date.now() > awaited.until
  awaited = undefined
  if (!isLate) action.run()
}
