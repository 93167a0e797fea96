import { Skeleton } from '@admin-panel/ui/skeleton'

export function TreeSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col p-1">
      {Array.from({ length: 10 }, (_, index) => (
        <span key={index} className="flex h-9 items-center gap-3 px-3">
          <Skeleton className="size-4" />
          <Skeleton className={index % 3 === 0 ? 'h-3 w-40' : 'h-3 w-56'} />
        </span>
      ))}
    </div>
  )
}
