import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'
import { useIsIdle } from './live/when-idle.ts'
import './two-columns.css'

interface TwoColumnsProps {
  /** Facts and history: the narrow column, below the other one on narrow screens. */
  side: ReactNode
  /** What happened to the record: below its content, and on a wide window a third column (`hasThird` of the page). */
  history?: ReactNode
  /**
   * Keeps the distance to the edges of the page.
   * @default false
   */
  isPadded?: boolean
  /**
   * Something stands below both columns, which must not move, so both are drawn at once.
   * @default false
   */
  isFollowed?: boolean
  children: ReactNode
}

/** The layout of a record: its content, and a narrow column beside it, which is drawn after it. */
export function TwoColumns({ side, history, isPadded = false, isFollowed = false, children }: TwoColumnsProps) {
  const isIdle = useIsIdle()
  const isDrawn = isIdle || isFollowed
  return (
    <div
      data-columns={history ? 3 : 2}
      className={cn(
        'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]',
        history && 'xl:grid-rows-[auto_1fr]',
        isPadded && 'px-page pb-6',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div data-rail="" className={cn('flex min-w-0 flex-col gap-4', history && 'xl:row-span-2')}>
        {isDrawn && side}
      </div>
      {history && <div className="min-w-0">{isDrawn && history}</div>}
    </div>
  )
}
