import { unreference, type Clock } from '#clock.ts'
import { isRecord } from '#errors/api-error.ts'
import { ignore } from '#events.ts'

/** The pair travels inside the message, for a message may overtake the writes to storage. */
export interface PairMessage {
  readonly type: 'signed-in' | 'refreshed'
  readonly token: string
  /** As sent by the server. */
  readonly expire: string
}

export type TabMessage = PairMessage | { readonly type: 'signed-out' }

export interface Tabs {
  readonly shared: boolean
  readonly post: (message: TabMessage) => void
  /** Runs while no other tab does, or after waiting long enough: a frozen tab may hold the lock for ever. */
  exclusive<T>(run: () => Promise<T>): Promise<T>
  readonly close: () => void
}

export function createTabs(
  name: string,
  shared: boolean,
  lockTimeout: number,
  clock: Clock,
  onMessage: (message: TabMessage) => void,
): Tabs {
  let channel = shared && globalThis.BroadcastChannel ? new BroadcastChannel(name) : undefined
  const locks = shared ? globalThis.navigator?.locks : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (isTabMessage(data)) onMessage(data)
  })
  if (channel) unreference(channel)
  return {
    shared,
    // A channel, unlike a window, is of one origin.
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
      // The wait was too long, or locks are refused here: going on alone is what is left.
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
