import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const tones = {
  grey: ['bg-grey-soft text-grey-text', 'bg-grey-dot'],
  blue: ['bg-blue-soft text-blue-text', 'bg-blue-dot'],
  green: ['bg-green-soft text-green-text', 'bg-green-dot'],
  amber: ['bg-amber-soft text-amber-text', 'bg-amber-dot'],
  red: ['bg-red-soft text-red-text', 'bg-red-dot'],
} as const

/** Props of {@link StatusChip}. */
export type StatusChipProps = ComponentProps<'span'> & { tone?: keyof typeof tones }

/**
 * The state of a record. Tones: grey is neutral, blue in progress, green done, amber waiting, red failed or
 * forbidden.
 */
export function StatusChip({ tone = 'grey', className, children, ...props }: StatusChipProps) {
  const [chip, dot] = tones[tone]
  return (
    <span
      {...props}
      className={cn(
        'inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-label',
        chip,
        className,
      )}
    >
      <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dot)} />
      <span className="truncate">{children}</span>
    </span>
  )
}
