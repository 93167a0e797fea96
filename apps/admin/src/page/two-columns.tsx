import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'
import { useIsIdle } from './when-idle.ts'

interface TwoColumnsProps {
  /** Facts and history: the narrow column, below the other one on narrow screens. */
  side: ReactNode
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
export function TwoColumns({ side, isPadded = false, isFollowed = false, children }: TwoColumnsProps) {
  const isIdle = useIsIdle()
  return (
    <div className={cn('grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]', isPadded && 'px-page pb-6')}>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      {/* A wide window has room for a third column. */}
      <div
        data-rail=""
        className="flex min-w-0 flex-col gap-4 min-[112rem]:-me-88 min-[112rem]:block min-[112rem]:columns-2 min-[112rem]:gap-4 min-[112rem]:*:mb-4 min-[112rem]:*:break-inside-avoid"
      >
        {(isIdle || isFollowed) && side}
      </div>
    </div>
  )
}
