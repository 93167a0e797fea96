import { useEffect } from 'react'

const CHECK_EVERY = 5 * 60_000

/** Rule O1: offers a newer build once and never reloads by itself. */
export function useVersionCheck() {
  // A polling timer is outside React.
  useEffect(() => {
    let offered = ''
    // A server without the file, or no server at all, has no newer build. Some browsers keep a module that failed offline.
    const check = () =>
      void (
        document.visibilityState === 'visible' &&
        navigator.onLine &&
        import('./new-build.tsx')
          .then(async ({ checkBuild }) => (offered = await checkBuild(offered)))
          .catch(() => undefined)
      )
    const timer = setInterval(check, CHECK_EVERY)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
}
