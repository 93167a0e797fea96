import type { OperationId } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Pagination } from '@admin-panel/ui/pagination'
import { m } from '#paraglide/messages.js'
import type { ListState } from './list-state.ts'

export interface Meta {
  total: number
  total_is_exact: boolean
  page: number
  per_page: number
  /** The cursor of the next rows, at any depth. */
  after?: string
  sort?: readonly string[]
}

interface ListFooterProps {
  /** Absent while the first page loads. */
  meta: Meta | undefined
  list: Pick<ListState<OperationId>, 'setRaw'> & { params: object }
}

/** The pages of a list, always in view. Totals are exact up to a limit; beyond it pages are reachable only one by one. */
export function ListFooter({ meta, list }: ListFooterProps) {
  const isByCursor = 'after' in list.params
  return (
    <div className="sticky bottom-0 z-20 flex min-h-10 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-3 py-1">
      {meta && !isByCursor && (
        <Pagination
          page={meta.page}
          pageSize={meta.per_page}
          total={meta.total}
          isExact={meta.total_is_exact}
          onPageChange={(next) =>
            list.setRaw(next > meta.page && isLastCounted(meta) ? { after: meta.after } : { page: next })
          }
          onPageSizeChange={(size) => list.setRaw({ per_page: size })}
          className="grow"
        />
      )}
      {isByCursor && <Button onClick={() => list.setRaw({})}>{m.list_newest()}</Button>}
      {meta?.after && (isByCursor || isLastCounted(meta)) && (
        <Button onClick={() => list.setRaw({ after: meta.after })}>{m.list_older()}</Button>
      )}
    </div>
  )
}

function isLastCounted({ total, total_is_exact, page, per_page }: Meta) {
  return !total_is_exact && page * per_page >= total
}
