import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const dots = {
  grey: 'bg-grey-dot',
  blue: 'bg-blue-dot',
  green: 'bg-green-dot',
  amber: 'bg-amber-dot',
  red: 'bg-red-dot',
} as const

/** Props of {@link StatusChip}. */
export type StatusChipProps = ComponentProps<'span'> & {
  /**
   * The colour of the dot.
   * @default 'grey'
   */
  tone?: keyof typeof dots
}

/**
 * The state of a record: a dot and its name. Tones: grey rests or is closed, blue moves, amber needs a decision, red
 * is late or broken, green works or is done. In a table green has no dot, since it is the usual state there. A fact that is no state is a `Tag`.
 */
export function StatusChip({ tone = 'grey', className, children, ...props }: StatusChipProps) {
  return (
    <span
      data-slot="status-chip"
      data-usual={tone === 'green' || undefined}
      {...props}
      className={cn(
        'inline-flex max-w-full min-w-0 items-center gap-1.5 text-body',
        tone === 'grey' ? 'text-secondary' : 'text-text',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn('size-2 shrink-0 rounded-full', dots[tone], tone === 'green' && 'in-[td]:hidden')}
      />
      <span className="truncate text-start">{children}</span>
    </span>
  )
}
