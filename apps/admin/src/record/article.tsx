import { cn } from '@admin-panel/ui/cn'

/** An article like a stamped part: in a hairline frame, its zero slashed. */
export function Article({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <span
      className={cn(
        'inline-block max-w-full rounded-sm border border-line px-1 font-code wrap-anywhere [td_&]:inline [td_&]:whitespace-nowrap',
        className,
      )}
    >
      {children}
    </span>
  )
}
