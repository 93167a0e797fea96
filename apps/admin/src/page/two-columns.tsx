import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'

interface TwoColumnsProps {
  /** Facts and history: the narrow column, below the other one on narrow screens. */
  side: ReactNode
  /**
   * Keeps the distance to the edges of the page.
   * @default false
   */
  isPadded?: boolean
  children: ReactNode
}

/** The layout of a record: its content, and a narrow column beside it. */
export function TwoColumns({ side, isPadded = false, children }: TwoColumnsProps) {
  return (
    <div className={cn('grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]', isPadded && 'px-page pb-6')}>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div data-rail="" className="flex min-w-0 flex-col gap-4">
        {side}
      </div>
    </div>
  )
}
