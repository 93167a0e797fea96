import { Button } from '@admin-panel/ui/button'
import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'

interface LaterOptions {
  /** Shown meanwhile. */
  fallback?: () => ReactNode
  /** The screen is whole without it, so that nothing is said where it is missing. */
  isExtra?: boolean
  /** It fills the page, and so does what is said where it is missing. */
  isPage?: boolean
}

/**
 * A part of a screen that is loaded once it is needed. Where it cannot be, the screen stays as it is: what was to open
 * closes and says why, anything else offers to try again in its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isExtra = false, isPage = false }: LaterOptions = {},
) {
  let loading: Promise<ComponentType<Props> | null> | undefined
  // Not while offline: some browsers take a module that they have failed to fetch for missing ever after.
  const begin = () => (loading ??= navigator.onLine ? load().catch(() => null) : Promise.resolve(null))
  const forget = () => {
    loading = undefined
  }

  function Part(props: Props) {
    const [attempt, setAttempt] = useState(begin)
    const Loaded = use(attempt)
    function retry() {
      forget()
      setAttempt(begin())
    }
    if (Loaded) return createElement(Loaded, props)
    return (
      <NotLoaded onShown={forget} onClose={isClosable(props) ? props.onClose : undefined}>
        {isExtra ? (
          fallback?.()
        ) : (
          <div className={isPage ? 'grid h-80 place-items-center' : 'contents'}>
            <Button {...(!isPage && { size: 'sm' })} onClick={retry}>
              {m.error_no_connection_retry()}
            </Button>
          </div>
        )}
      </NotLoaded>
    )
  }

  function Later(props: Props) {
    return (
      <Suspense fallback={fallback?.()}>
        <Part {...props} />
      </Suspense>
    )
  }
  /** Loads it before it is needed. */
  Later.prepare = () => void begin()
  return Later
}

const isClosable = (props: object): props is { onClose: () => void } => 'onClose' in props

interface NotLoadedProps {
  onShown: () => void
  onClose: (() => void) | undefined
  children: ReactNode
}

function NotLoaded({ onShown, onClose, children }: NotLoadedProps) {
  // Whoever comes next asks anew; not before, or this one would without end.
  useEffect(() => {
    onShown()
    if (!onClose) return
    void notify({ status: 'error', message: m.error_no_connection() })
    onClose()
  }, [onShown, onClose])
  return onClose ? null : children
}
