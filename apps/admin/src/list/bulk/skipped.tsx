import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { recordPath } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { OperationLink } from './in-background.tsx'

const SHOWN = 100

/** The records that an operation leaves unchanged, with the reason of each. */
export function Skipped({ operation, title }: { operation: Operation; title: string }) {
  const { id, resource, skipped } = operation
  const { data } = useQuery({
    ...queries.operations.items({ operation_id: id, state: ['skipped'], per_page: SHOWN }),
    enabled: skipped > 0,
    // The run may skip others than the dry run.
    staleTime: 0,
  })
  if (skipped === 0) return null
  return (
    <div className="rounded-xl bg-amber-soft p-3 text-amber-text">
      <p className="font-label">{title}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
        {data?.items.map(({ id: position, entity_id, label, message }) => {
          const path = recordPath(resource ?? '', entity_id)
          const name = label ?? `№ ${entity_id}`
          return (
            <li key={position}>
              {path ? (
                // Opens in a new tab: the dialog would be lost.
                <TextLink href={path} target="_blank" rel="noreferrer">
                  {name}
                </TextLink>
              ) : (
                name
              )}
              : {message}
            </li>
          )
        })}
      </ul>
      {skipped > SHOWN && (
        <p className="mt-1">
          {m.bulk_more_rows({ count: skipped - SHOWN })} <OperationLink id={id} />
        </p>
      )}
    </div>
  )
}
