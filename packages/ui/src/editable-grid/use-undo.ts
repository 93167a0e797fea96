import { useState } from 'react'

interface History<State> {
  /** What this hook gave away last; another state was set by the owner, and starts anew. */
  given: State | undefined
  past: readonly State[]
  future: readonly State[]
}

/** Steps back and forward over a controlled state. */
export function useUndo<State>(state: State, onChange: (state: State) => void) {
  const [history, setHistory] = useState<History<State>>({ given: undefined, past: [], future: [] })
  const isOwn = history.given === state
  const past = isOwn ? history.past : []
  const future = isOwn ? history.future : []
  function give(given: State, past: readonly State[], future: readonly State[]) {
    setHistory({ given, past, future })
    onChange(given)
  }
  return {
    set: (next: State) => give(next, [...past, state], []),
    undo: () => {
      const [previous] = past.slice(-1)
      if (previous !== undefined) give(previous, past.slice(0, -1), [state, ...future])
    },
    redo: () => {
      const [next, ...rest] = future
      if (next !== undefined) give(next, [...past, state], rest)
    },
  }
}
