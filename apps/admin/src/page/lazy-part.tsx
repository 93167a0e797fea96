import { Button } from '@admin-panel/ui/button'
import { createElement, Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { onFound, suspectServer } from '#data/live/reach.ts'
import { notify } from '#data/notify/notify.ts'

interface LaterOptions<Props> {
  /** Shown while the part loads. */
  fallback?: (props: Props) => ReactNode
  /** The screen is complete without the part, so a failure to load it stays silent. */
  isExtra?: boolean
  /** The part fills the page, and so does its error. */
  isPage?: boolean
}

/**
 * Loads a part of a screen when it is first rendered. If that fails, the screen stays: a dialog closes with an error
 * toast, any other part is replaced by a retry button.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isExtra = false, isPage = false }: LaterOptions<Props> = {},
) {
  let loading: Promise<ComponentType<Props> | null> | undefined
  let ready: ComponentType<Props> | null = null
  // Never import while offline: some browsers cache a failed module fetch for the lifetime of the page.
  const begin = () =>
    (loading ??= (navigator.onLine ? load() : Promise.reject()).then(
      (component) => (ready = component),
      () => null,
    ))
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
      <NotLoaded
        onShown={forget}
        onFound={isExtra ? undefined : retry}
        onClose={isClosable(props) ? props.onClose : undefined}
      >
        {isExtra ? (
          fallback?.(props)
        ) : (
          <div className={isPage ? 'grid h-80 place-items-center' : 'contents'}>
            <Button size={isPage ? undefined : 'sm'} onClick={retry}>
              {m.error_no_connection_retry()}
            </Button>
          </div>
        )}
      </NotLoaded>
    )
  }

  function Later(props: Props) {
    // Decided once, so that the part stays mounted. React shows what has suspended no sooner than 300 ms after its fallback.
    const [prepared] = useState(() => ready)
    if (prepared) return createElement(prepared, props)
    return (
      <Suspense fallback={fallback?.(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
  /** Preloads the part. */
  Later.prepare = () => void begin()
  return Later
}

const isClosable = (props: object): props is { onClose: () => void } => 'onClose' in props

interface NotLoadedProps {
  onShown: () => void
  /** Runs once the server answers again. */
  onFound: (() => void) | undefined
  onClose: (() => void) | undefined
  children: ReactNode
}

function NotLoaded({ onShown, onFound: retry, onClose, children }: NotLoadedProps) {
  // Reset only after mount: resetting during render would retry forever.
  useEffect(() => {
    onShown()
    if (!onClose) return
    void notify({ status: 'error', message: m.error_no_connection() })
    onClose()
  }, [onShown, onClose])
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    suspectServer()
    return onFound(() => latest.current?.())
  }, [])
  return onClose ? null : children
}
