import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { entityPath } from '#data/entity-path.ts'
import type { Operation } from '#data/operations/operations.ts'
import { queries } from '#data/queries.ts'
import { OperationLink } from './in-background.tsx'

const SHOWN = 100

/** The records that an operation leaves unchanged, or of which something does not come back, with the reason of each. */
export function Skipped({ operation, title }: { operation: Operation; title: string }) {
  const { id, kind, status, skipped } = operation
  const isReturn = kind === 'restore'
  const { queryKey, ...items } = queries.operations.items({
    operation_id: id,
    per_page: SHOWN,
    ...(isReturn ? { explained: true } : { state: ['skipped'] }),
  })
  // The run may skip others than the dry run.
  const { data } = useQuery({ ...items, queryKey: [...queryKey, status], enabled: isReturn || skipped > 0 })
  const count = isReturn ? (data?.meta.total ?? 0) : skipped
  if (count === 0) return null
  return (
    <div className="rounded-xl bg-amber-soft p-3 text-amber-text">
      <p className="font-label">{isReturn ? m.bulk_not_back() : title}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
        {data?.items.map(({ id: position, entity, entity_id, label, message }) => {
          const path = entityPath(entity ?? '', entity_id)
          const name = label ?? `№ ${entity_id}`
          return (
            <li key={position} className="whitespace-pre-line">
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
      {count > SHOWN && (
        <p className="mt-1">
          {m.bulk_more_rows({ count: count - SHOWN })} <OperationLink id={id} />
        </p>
      )}
    </div>
  )
}
