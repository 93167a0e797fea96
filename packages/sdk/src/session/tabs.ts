import { unreference } from '#clock.ts'
import type { SessionCore } from '#core.ts'
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

export function createTabs(
  { options, storage, policy, clock }: SessionCore,
  onMessage: (message: TabMessage) => void,
): Tabs {
  const name = `admin-panel:${options.baseUrl}`
  // A channel reaches every client of a process and its threads, but only tabs may share a session.
  const shared = Boolean(storage.shared && options.crossTab !== false && globalThis.document)
  let channel = shared ? new BroadcastChannel(name) : undefined
  // oxlint-disable-next-line eslint/no-restricted-properties -- Without locks two tabs may refresh at once.
  const locks = shared ? (navigator.locks as LockManager | undefined) : undefined
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
      const cancel = clock.after(policy.lockTimeout, () => waiting.abort())
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
