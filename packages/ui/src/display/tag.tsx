import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Tag}. */
export type TagProps = ComponentProps<'span'>

/** A fact about a record, such as a synonym or «по умолчанию». A state is a `StatusChip`. */
export function Tag({ className, ...props }: TagProps) {
  return (
    <span
      data-slot="tag"
      {...props}
      className={cn(
        'inline-block max-w-full truncate rounded-md bg-grey-soft px-1.5 py-0.5 align-middle text-xs font-label text-grey-text',
        className,
      )}
    />
  )
}
