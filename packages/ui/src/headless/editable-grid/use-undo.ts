import { useState } from 'react'

interface History<State> {
  /** The last state that this hook set. Any other state was set by the owner and clears the history. */
  own: State | undefined
  past: readonly State[]
  future: readonly State[]
}

/** Undo and redo over a controlled state. */
export function useUndo<State>(state: State, onChange: (state: State) => void) {
  const [history, setHistory] = useState<History<State>>({ own: undefined, past: [], future: [] })
  const isOwn = history.own === state
  const past = isOwn ? history.past : []
  const future = isOwn ? history.future : []
  function set(own: State, past: readonly State[], future: readonly State[]) {
    setHistory({ own, past, future })
    onChange(own)
  }
  return {
    set: (next: State) => set(next, [...past, state], []),
    undo: () => {
      const [previous] = past.slice(-1)
      if (previous !== undefined) set(previous, past.slice(0, -1), [state, ...future])
    },
    redo: () => {
      const [next, ...rest] = future
      if (next !== undefined) set(next, [...past, state], rest)
    },
  }
}
