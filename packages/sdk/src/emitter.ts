export interface Emitter<T> {
  readonly emit: (value: T) => void
  readonly on: (listener: (value: T) => void) => () => void
}

/** Calls its listeners synchronously and does not await them. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of listeners) listener(value)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
