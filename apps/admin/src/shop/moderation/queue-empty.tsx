import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { Notice } from '@admin-panel/ui/notice'
import { spanOf } from '#data/time/span-of.ts'

/** After the last request: that nothing waits, and what the user has done today. */
export function QueueEmpty() {
  const { data } = useQuery({ ...queries.moderation.today(), meta: { quiet: true } })
  return (
    <Notice tone="green">
      {m.moderation_queue_empty()}
      {data && data.count > 0 && (
        <>
          {' '}
          {data.median_seconds === null
            ? m.moderation_today({ count: data.count })
            : m.moderation_today_median({ count: data.count, time: inSeconds(data.median_seconds) })}
        </>
      )}
    </Notice>
  )
}

/** `38 с`, from two minutes on `5 мин`. */
function inSeconds(seconds: number) {
  return seconds < 120 ? m.moderation_seconds({ count: seconds }) : spanOf(seconds * 1000)
}
