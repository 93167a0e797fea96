import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Skeleton}. */
export type SkeletonProps = ComponentProps<'span'>

/** A placeholder for content that is loading; give it the final height. The region around it carries `aria-busy`. */
export function Skeleton({ className, ...props }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden {...props} className={cn('block rounded-sm bg-pressed', className)} />
}
