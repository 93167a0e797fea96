import { startTransition, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

// A busy browser is not waited for longer.
const PATIENCE = 500

/** Runs once the browser has drawn the page and is free. */
export function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE })
  return () => cancelIdleCallback(request)
}

/** Whether a part of the page may be drawn that its first picture can do without. The part must stand where nothing follows it. */
export function useIsIdle() {
  const isBack = useNavigationType() === NavigationType.Pop
  const { key } = useLocation()
  // The page must be as high as it was when the user goes back to a place of it. The first page of a document has this key.
  const [isIdle, setIsIdle] = useState(isBack && key !== 'default')
  // The browser is outside React.
  useEffect(() => {
    if (!isIdle) return whenIdle(() => startTransition(() => setIsIdle(true)))
    return undefined
  }, [isIdle])
  return isIdle
}
