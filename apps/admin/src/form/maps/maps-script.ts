import { useSyncExternalStore } from 'react'
import { client } from '#data/client.ts'

export type MapsStatus = 'loading' | 'no-key' | 'ready' | 'blocked' | 'timeout'

interface State {
  status: MapsStatus
  /** The language of the requested script. */
  language: string | null
}

interface Options {
  /** The script's URL, or null without a key. */
  address: () => Promise<string | null>
  patience: number
}

/** Loads the provider's script once, when the first map is shown (rule O2), and keeps its outcome. */
export function createMapsScript({ address, patience }: Options) {
  const listeners = new Set<() => void>()
  let started: Promise<void> | undefined
  let state: State = { status: 'loading', language: null }

  async function load() {
    const script = await address().catch(() => null)
    state = script
      ? { status: await run(script, patience), language: new URL(script).searchParams.get('lang') }
      : { status: 'no-key', language: null }
    for (const listener of listeners) listener()
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      started ??= load()
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => state,
  }
}

function run(address: string, patience: number) {
  return new Promise<MapsStatus>((resolve) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('error', () => resolve('blocked'))
    script.addEventListener('load', () => {
      // A script without the provider's interface counts as a failure.
      if (typeof window.ymaps?.ready !== 'function') resolve('blocked')
      else
        window.ymaps.ready(
          () => resolve('ready'),
          () => resolve('blocked'),
        )
    })
    setTimeout(() => resolve('timeout'), patience)
    document.head.append(script)
  })
}

const mapsScript = createMapsScript({
  address: async () => (await client.api.system.maps()).script,
  patience: 10_000,
})

export function useMapsScript() {
  return useSyncExternalStore(mapsScript.subscribe, mapsScript.getSnapshot)
}
