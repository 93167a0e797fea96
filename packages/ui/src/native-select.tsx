import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

/** The browser's own select: for filters and short lists. `className` goes to the frame. */
export function NativeSelect({ className, ...props }: Omit<ComponentProps<'select'>, 'size'>) {
  return (
    <span className={cn('relative flex min-w-0', className)}>
      <select
        {...useFieldControl()}
        {...props}
        className="control-frame h-(--control) min-w-0 grow appearance-none truncate ps-2.5 pe-8 text-control"
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
