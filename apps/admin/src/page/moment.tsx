import { formatBrief, formatDateTime, formatExactTime, formatSeconds } from '#data/format-date.ts'

interface MomentProps {
  time: string | null
  never?: string
  withSeconds?: boolean
  /** `сегодня, 18:02` */
  isBrief?: boolean
}

/** A time in the user's zone, with the exact moment on hover. */
export function Moment({ time, never = '—', withSeconds = false, isBrief = false }: MomentProps) {
  if (!time) return <span className="text-muted">{never}</span>
  return (
    <time dateTime={time} title={formatExactTime(time)} className="whitespace-nowrap tabular-nums">
      {withSeconds ? formatSeconds(time) : isBrief ? formatBrief(time) : formatDateTime(time)}
    </time>
  )
}
