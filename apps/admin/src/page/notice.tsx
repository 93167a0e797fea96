import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'

const tones = {
  grey: 'bg-grey-soft text-grey-text',
  green: 'bg-green-soft text-green-text',
  blue: 'bg-blue-soft text-blue-text',
  amber: 'bg-amber-soft text-amber-text',
  red: 'bg-red-soft text-red-text',
}

/** A message that must be read before the rest of the page. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <p className={cn('rounded-xl px-3 py-2', tones[tone])}>{children}</p>
}
