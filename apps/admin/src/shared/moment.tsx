import { formatDateTime, formatExactTime } from './format-date.ts'

/** A time in the user's zone, with the exact moment on hover. */
export function Moment({ time, never = '—' }: { time: string | null; never?: string }) {
  if (!time) return <span className="text-muted">{never}</span>
  return (
    <time dateTime={time} title={formatExactTime(time)} className="whitespace-nowrap tabular-nums">
      {formatDateTime(time)}
    </time>
  )
}
