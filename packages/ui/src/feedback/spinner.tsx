import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Decorative: the control that shows it says by itself that it is busy. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-block size-4 animate-turn rounded-full border-2 border-current border-e-transparent',
        className,
      )}
      {...props}
    />
  )
}
