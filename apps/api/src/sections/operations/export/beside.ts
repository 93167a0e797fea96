import type { Leased } from './lease.ts'

/** Files that one process writes at once: a small one seldom waits for a large one. */
const AT_ONCE = 4

type Run = (leased: Leased, signal: AbortSignal) => Promise<void>

/** The exports whose files this process is writing. */
export interface Exports {
  haveRoom: () => boolean
  begin: (leased: Leased) => void
  /** Waits until none is being written. */
  ended: () => Promise<void>
}

/** Runs exports beside other work until the signal; calls back when there is room for another one. */
export function exportsBeside(run: Run, signal: AbortSignal, onRoom: () => void): Exports {
  const running = new Set<Promise<void>>()
  return {
    haveRoom: () => running.size < AT_ONCE && !signal.aborted,
    begin(leased) {
      const ended = run(leased, signal).finally(() => {
        running.delete(ended)
        onRoom()
      })
      running.add(ended)
    },
    async ended() {
      await Promise.all(running)
    },
  }
}
