import { cn } from '@admin-panel/ui/cn'
import { brand } from '#text/brand.ts'

export function Brand({ className }: { className?: string }) {
  return (
    <p className={cn('flex items-center gap-2.5 font-title text-text', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-6">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path d={brand.mark} className="fill-on-primary" />
      </svg>
      {brand.name}
    </p>
  )
}
