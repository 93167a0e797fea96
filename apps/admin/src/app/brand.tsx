import { cn } from '@admin-panel/ui/cn'
import { PRODUCT } from '#text/product.ts'

export function Brand({ className }: { className?: string }) {
  return (
    <p className={cn('flex items-center gap-2.5 font-title text-text', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-6">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M9 22.5 14.6 9h2.9L23 22.5h-2.9l-1.2-3.1h-5.9l-1.2 3.1H9Zm4.8-5.4h4.3l-2.1-5.6-2.2 5.6Z"
          className="fill-on-primary"
        />
      </svg>
      {PRODUCT}
    </p>
  )
}
