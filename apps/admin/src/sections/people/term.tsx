import { Card } from '@admin-panel/ui/card'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { formatDay } from '#data/time/format-date.ts'
import { Moment } from '#page/moment.tsx'

/** After how many months buyers are erased by themselves, and how the last run went. */
export function Term() {
  const { data } = useQuery(queries.people.term({}))
  if (!data) return null
  const { months, run } = data
  return (
    <Card title={m.people_term()}>
      <div className="flex max-w-prose flex-col gap-1 text-secondary">
        <p>{months === 0 ? m.people_term_never() : m.people_term_months({ months })}</p>
        {run && (
          <p>
            {run.finished_at ? m.people_run_over() : m.people_run_goes_on()}{' '}
            <Moment time={run.finished_at ?? run.started_at} />.{' '}
            {m.people_run_text({ before: formatDay(run.before), buyers: run.buyers_count, orders: run.orders_count })}
          </p>
        )}
      </div>
    </Card>
  )
}
