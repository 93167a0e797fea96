import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link DescriptionList}. */
export type DescriptionListProps = ComponentProps<'dl'>

/** Names and values of a record. Names stand above the values where the list is narrow. */
export function DescriptionList({ className, ...props }: DescriptionListProps) {
  return <dl data-slot="description-list" {...props} className={cn('@container divide-y divide-line', className)} />
}

/** Props of {@link DescriptionItem}. */
export interface DescriptionItemProps {
  /** The name of the fact. */
  name: ReactNode
  /** The fact. */
  children: ReactNode
}

/** A name and its value in a `DescriptionList`. */
export function DescriptionItem({ name, children }: DescriptionItemProps) {
  return (
    <div data-slot="description-item" className="grid gap-x-4 py-2 @md:grid-cols-[minmax(8rem,1fr)_2fr]">
      <dt className="text-secondary">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
