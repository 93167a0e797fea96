import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Names and values of a record; the name stands above the value where there is no room beside it. */
export function DescriptionList({ className, ...props }: ComponentProps<'dl'>) {
  return <dl {...props} className={cn('@container divide-y divide-line', className)} />
}

export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 @md:grid-cols-[minmax(8rem,1fr)_2fr]">
      <dt className="text-secondary">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
