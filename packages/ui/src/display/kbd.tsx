import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Kbd}. */
export type KbdProps = ComponentProps<'kbd'>

/** A key or a shortcut, such as Ctrl+S. */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      {...props}
      className={cn(
        'inline-flex min-w-5 justify-center rounded-sm border border-line bg-hover px-1 font-ui text-xs text-secondary',
        className,
      )}
    />
  )
}
