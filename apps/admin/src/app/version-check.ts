import { useEffect } from 'react'
import { client } from '#data/client.ts'

const CHECK_EVERY = 5 * 60_000

// The build writes its name into index.html; under `dev` there is none, and so no newer one.
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Rule O1: a newer build is offered once, quietly; nothing reloads by itself. */
export function useVersionCheck() {
  // Asking on a timer is outside React.
  useEffect(() => {
    let offered = ''
    async function check() {
      const own = ownBuild()
      if (!own) return
      const { build } = await client.api.system.latestBuilds({ t: Date.now() })
      if (build === own || build === offered) return
      offered = build
      const { offerReload } = await import('./new-build.tsx')
      offerReload()
    }
    // A server without the file, or none at all, has no newer build to offer.
    const ask = () => void (document.visibilityState === 'visible' && check().catch(() => undefined))
    const timer = setInterval(ask, CHECK_EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}
