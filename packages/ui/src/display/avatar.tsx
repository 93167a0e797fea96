import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Avatar}. */
export type AvatarProps = ComponentProps<'span'> & {
  /** The name whose initials are shown. */
  name: string
}

/** Initials in a circle. It is decorative: the name stands beside it or in the control around it. */
export function Avatar({ name, className, ...props }: AvatarProps) {
  const initials = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
  return (
    <span
      data-slot="avatar"
      aria-hidden
      {...props}
      className={cn(
        'inline-grid size-7 shrink-0 place-items-center rounded-full bg-grey-soft text-xs font-label text-grey-text',
        className,
      )}
    >
      {initials.toLocaleUpperCase()}
    </span>
  )
}
