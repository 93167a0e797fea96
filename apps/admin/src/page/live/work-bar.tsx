interface WorkBarProps {
  /** Names the work for screen readers. */
  label: string
  done: number
  /** Null while it is being counted. */
  total: number | null
}

/** How far long work has come, as a thin bar over the whole width. */
export function WorkBar({ label, done, total }: WorkBarProps) {
  return (
    <progress
      aria-label={label}
      value={total === null ? undefined : Math.min(done, total)}
      max={total || 1}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-pressed [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-primary"
    />
  )
}
