import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const tones = {
  grey: 'bg-grey-soft text-grey-text',
  green: 'bg-green-soft text-green-text',
  blue: 'bg-blue-soft text-blue-text',
  amber: 'bg-amber-soft text-amber-text',
  red: 'bg-red-soft text-red-text',
}

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentProps<'p'> {
  /** The weight of the message: grey and blue inform, green says that all is well, amber warns, red forbids. */
  tone: 'grey' | 'green' | 'blue' | 'amber' | 'red'
}

/** A message that must be read before the rest of the page. One that appears later also needs `role="alert"`. */
export function Notice({ tone, className, ...props }: NoticeProps) {
  return <p data-slot="notice" {...props} className={cn('rounded-xl px-3 py-2', tones[tone], className)} />
}
