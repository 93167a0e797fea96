import { formatBrief, formatExactTime, formatSeconds } from '#data/time/format-date.ts'

interface MomentProps {
  time: string | null
  never?: string
  withSeconds?: boolean
}

/** A time in the user's zone, `сегодня, 18:02`, with the exact moment on hover. */
export function Moment({ time, never = '—', withSeconds = false }: MomentProps) {
  if (!time) return <span className="text-muted">{never}</span>
  return (
    <time dateTime={time} title={formatExactTime(time)} className="whitespace-nowrap tabular-nums">
      {withSeconds ? formatSeconds(time) : formatBrief(time)}
    </time>
  )
}
