import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** A quiet block in the place of what is coming; give it the true height. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden {...props} className={cn('block rounded-sm bg-pressed', className)} />
}
