import { startTransition, useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { queryClient } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { whenIdle } from '#page/live/when-idle.ts'

const ShiftLine = lazyPart(async () => (await import('./shift-line.tsx')).ShiftLine, { isExtra: true })

const wide = matchMedia('(width >= 48rem)')

// The rows of the page come first.
const AGAIN = 300

/** The room of the line of the shift: above every screen, or on a phone at the head of the home. */
export function ShiftPlace({ isHome = false }: { isHome?: boolean }) {
  const [isDrawn, setIsDrawn] = useState(false)
  // The browser and the queries are outside React.
  useEffect(
    () =>
      whenIdle(function begin() {
        if (wide.matches === isHome) wide.addEventListener('change', begin, { once: true })
        else if (queryClient.isFetching() > 0) setTimeout(begin, AGAIN)
        else startTransition(() => setIsDrawn(true))
      }),
    [isHome],
  )
  return (
    <nav aria-label={m.shift_title()} className={`h-7 print:hidden ${isHome ? 'md:hidden' : 'max-md:hidden'}`}>
      {isDrawn && <ShiftLine />}
    </nav>
  )
}
