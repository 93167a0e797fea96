import { useEffect, useState } from 'react'
import { useTexts } from '#texts/texts.ts'

// Faster answers need no indicator: a flash of the bar would only distract.
const DELAY = 200

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Whether something is under way. */
  active: boolean
}

/** A thin bar at the top of the window, shown once `active` has lasted 200 ms. */
export function ProgressBar({ active }: ProgressBarProps) {
  return active ? <Bar /> : null
}

function Bar() {
  const texts = useTexts()
  const [isShown, setIsShown] = useState(false)
  // The delay is a timer outside React.
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={texts.loading}
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-link/15"
    >
      <div className="h-full w-1/4 animate-sweep bg-link" />
    </div>
  )
}
