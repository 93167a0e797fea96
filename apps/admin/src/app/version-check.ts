import { useEffect } from 'react'
import { client } from '#data/client.ts'

const CHECK_EVERY = 5 * 60_000

// The build writes its id into index.html; under `dev` there is none, so no newer build exists.
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content

/** Rule O1: offers a newer build once and never reloads by itself. */
export function useVersionCheck() {
  // A polling timer is outside React.
  useEffect(() => {
    let offered = ''
    async function check() {
      const currentBuild = ownBuild()
      if (!currentBuild) return
      const { build } = await client.api.system.latestBuilds({ t: Date.now() })
      if (build === currentBuild || build === offered) return
      offered = build
      const { offerReload } = await import('./new-build.tsx')
      offerReload()
    }
    // A server without the file, or no server at all, has no newer build.
    const checkIfVisible = () => void (document.visibilityState === 'visible' && check().catch(() => undefined))
    const timer = setInterval(checkIfVisible, CHECK_EVERY)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [])
}
