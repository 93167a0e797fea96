import { cn } from '@admin-panel/ui/cn'

/** An article like a stamped part: in a hairline frame, its zero slashed. */
export function Article({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <span className={cn('rounded-sm border border-line px-1 font-code whitespace-nowrap', className)}>{children}</span>
  )
}
