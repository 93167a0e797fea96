import { overviewKeyWords } from '#contract/enums/overview-key.gen.ts'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { queries } from '#data/queries.ts'
import { Count } from './count.tsx'
import { useOpenFigures } from './figures.tsx'
import { Widget } from './widget.tsx'

/** Work that waits for the user; what is done is not shown. */
export function Waiting() {
  const query = useQuery(queries.overview.waiting({}))
  const open = useOpenFigures()
  const waitingFigures = (data: NonNullable<typeof query.data>) => open(data.items).filter(({ total }) => total > 0)
  return (
    <Widget
      title={m.overview_waiting()}
      query={query}
      isEmpty={(data) => waitingFigures(data).length === 0}
      height="min-h-32"
    >
      {(data) => (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
          {waitingFigures(data).map((figure) => {
            const label = overviewKeyWords[figure.key]()
            return (
              <li key={figure.key} className="flex min-w-0 flex-col border-s-2 border-line ps-3">
                <Count
                  list={figure.list}
                  count={figure}
                  label={label}
                  className="self-start text-start text-figure font-title"
                />
                <span className="break-words text-secondary">{label}</span>
                {figure.oldest_at && (
                  <span className="text-xs text-muted">
                    {m.overview_oldest()} <Moment time={figure.oldest_at} />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Widget>
  )
}
