export interface Emitter<T> {
  readonly emit: (value: T) => void
  readonly on: (listener: (value: T) => void) => () => void
}

/** Calls its listeners synchronously and does not await them. One that throws stops neither the others nor the client. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of listeners)
        try {
          listener(value)
        } catch (cause) {
          // Only browsers, Deno and Bun have `reportError`.
          const { reportError }: { reportError?: typeof globalThis.reportError } = globalThis
          // oxlint-disable-next-line no-console
          ;(reportError ?? console.error)(cause)
        }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
