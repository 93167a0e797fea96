import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'
import { useIsIdle } from './live/when-idle.ts'
import './two-columns.css'

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
      <div data-rail="wide" className="flex min-w-0 flex-col gap-4">
        {(isIdle || isFollowed) && side}
      </div>
    </div>
  )
}
