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
    <div className={`grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem] ${isPadded ? 'px-4 pb-6' : ''}`}>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="flex min-w-0 flex-col gap-4">{side}</div>
    </div>
  )
}
