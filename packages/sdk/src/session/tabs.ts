import { unreference, type Clock } from '#clock.ts'
import { isRecord } from '#is-record.ts'
import { ignore } from '#ignore.ts'

/** A token with its expiry. The message carries the pair, because it may overtake the writes to storage. */
export interface PairMessage {
  readonly type: 'signed-in' | 'refreshed'
  readonly token: string
  /** The expiry as the server sent it. */
  readonly expire: string
}

export type TabMessage = PairMessage | { readonly type: 'signed-out' }

export interface Tabs {
  /** Whether this tab shares its session. */
  readonly shared: boolean
  readonly post: (message: TabMessage) => void
  /** Runs a function while no other tab does. It waits for the lock at most `lockTimeout`, since a frozen tab may hold it forever. */
  exclusive<T>(run: () => Promise<T>): Promise<T>
  readonly close: () => void
}

interface TabsParts {
  /** The name of the channel and of the lock. */
  readonly name: string
  readonly shared: boolean
  /** Milliseconds. */
  readonly lockTimeout: number
  readonly clock: Clock
  readonly onMessage: (message: TabMessage) => void
}

export function createTabs({ name, shared, lockTimeout, clock, onMessage }: TabsParts): Tabs {
  let channel = shared && globalThis.BroadcastChannel ? new BroadcastChannel(name) : undefined
  const locks = shared ? globalThis.navigator?.locks : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (isTabMessage(data)) onMessage(data)
  })
  if (channel) unreference(channel)
  return {
    shared,
    // A channel has one origin, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel?.postMessage(message),
    async exclusive(run) {
      if (!locks) return run()
      const waiting = new AbortController()
      const cancel = clock.after(lockTimeout, () => waiting.abort())
      let running: ReturnType<typeof run> | undefined
      const lock = locks.request(name, { signal: waiting.signal }, () => {
        cancel()
        running = run()
        return running.catch(ignore)
      })
      // The wait was too long or locks are unavailable, so this tab goes on without one.
      await lock.catch(cancel)
      return running ?? run()
    },
    close() {
      channel?.close()
      channel = undefined
    },
  }
}

function isTabMessage(data: unknown): data is TabMessage {
  return (
    isRecord(data) &&
    (data['type'] === 'signed-out' || (typeof data['token'] === 'string' && typeof data['expire'] === 'string'))
  )
}
