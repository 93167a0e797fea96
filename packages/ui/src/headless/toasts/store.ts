import type { ComponentType } from 'react'

/** A visible message. `body` replaces the text by a component. */
export interface Toast {
  /** Identifies the toast; unique among the toasts. */
  id: string
  /** Whether something went well; `info` is news. */
  status: 'success' | 'error' | 'info'
  /** The text of the toast. */
  message: string
  /** Lines below the message. */
  items: readonly string[]
  /** A component below the message. */
  body?: {
    /** The component. */
    component: ComponentType<Record<string, unknown>>
    /** Its props. */
    props: Record<string, unknown>
  }
}

/** A message to show: a text, or a component with its props. */
export interface ToastInput<Props extends object = object> {
  /** The text of the toast. */
  message: string
  /**
   * Whether something went well; `info` is news.
   *
   * @default 'success'
   */
  status?: Toast['status']
  /** A bulleted list under the message, for example of invalid fields. */
  items?: readonly string[]
  /** A component below the message. */
  component?: ComponentType<Props>
  /** Its props. */
  props?: NoInfer<Props>
  /** Milliseconds; 5000 by default for `show`, 4500 for `notify`. `Infinity` stays until the user closes it. */
  duration?: number
}

/** Where the time comes from; a test brings its own. */
interface Timers {
  now: () => number
  set: (callback: () => void, delay: number) => unknown
  clear: (timer: unknown) => void
}

const browserTimers: Timers = {
  now: () => performance.now(),
  set: (callback, delay) => setTimeout(callback, delay),
  clear: (timer) => clearTimeout(Number(timer)),
}

const TOAST_LIFETIME = 5000
const NOTICE_LIFETIME = 4500

interface Life {
  remaining: number
  since: number
  timer: unknown
}

/**
 * Creates the store behind `Toaster`. It does not need React, so any layer can show a message; tests pass their own
 * timers.
 *
 * @example
 * const toasts = createToasts()
 * toasts.show({ message: 'Saved' })
 */
export function createToasts(timers: Timers = browserTimers) {
  let toasts: readonly Toast[] = []
  let count = 0
  let isPaused = false
  const lives = new Map<string, Life>()
  const listeners = new Set<() => void>()

  function set(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  function run(id: string, life: Life) {
    life.since = timers.now()
    if (Number.isFinite(life.remaining)) life.timer = timers.set(() => close(id), life.remaining)
  }
  function close(id: string) {
    const life = lives.get(id)
    if (!life) return
    timers.clear(life.timer)
    lives.delete(id)
    set(toasts.filter((toast) => toast.id !== id))
  }
  function show<Props extends object>({
    message,
    status = 'success',
    items = [],
    component,
    props,
    duration = TOAST_LIFETIME,
  }: ToastInput<Props>) {
    // A repeated failure extends the toast that already shows it.
    const existing = status === 'error' && !component && toasts.find((toast) => isSame(toast, message, items))
    const existingLife = existing && lives.get(existing.id)
    if (existing && existingLife) {
      timers.clear(existingLife.timer)
      existingLife.remaining = duration
      if (!isPaused) run(existing.id, existingLife)
      return existing.id
    }
    count += 1
    const id = `toast-${count}`
    const life = { remaining: duration, since: 0, timer: undefined }
    lives.set(id, life)
    if (!isPaused) run(id, life)
    set([...toasts, { id, status, message, items, ...(component && { body: erase(component, props) }) }])
    return id
  }
  return {
    show,
    /** Shows a less important message, for 4.5 seconds. */
    notify: <Props extends object>(input: ToastInput<Props>) => show({ duration: NOTICE_LIFETIME, ...input }),
    close,
    /** Pauses all timers, so no toast moves while the user reads one. */
    pause: () => {
      if (isPaused) return
      isPaused = true
      for (const life of lives.values()) {
        timers.clear(life.timer)
        life.remaining -= timers.now() - life.since
      }
    },
    resume: () => {
      if (!isPaused) return
      isPaused = false
      for (const [id, life] of lives) run(id, life)
    },
    getSnapshot: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function isSame({ status, body, ...toast }: Toast, message: string, items: readonly string[]) {
  return status === 'error' && !body && toast.message === message && toast.items.join('\n') === items.join('\n')
}

/** The store that `createToasts` returns. */
export type Toasts = ReturnType<typeof createToasts>

function erase<Props extends object>(component: ComponentType<Props>, props: Props | undefined) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `show` has checked that the props fit the component; a list of toasts cannot keep that type.
  return { component, props: { ...props } } as unknown as NonNullable<Toast['body']>
}
