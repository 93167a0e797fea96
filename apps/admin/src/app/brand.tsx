import { cn } from '@admin-panel/ui/cn'
import { Link, useLocation } from 'react-router'
import { brand, brandName } from '#text/brand.ts'

/** The mark and the name of the product; of the name, a mark alone keeps what a screen reader says. */
export function Brand({ isMark = false, className }: { isMark?: boolean; className?: string | undefined }) {
  return (
    <p className={cn('flex items-center gap-2.5 font-title text-text', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-6">
        <path d={brand.mark} className="fill-primary" />
      </svg>
      <span className={isMark ? 'sr-only' : undefined}>{brandName()}</span>
    </p>
  )
}

/** The mark leads to the overview, which has no entry of its own in the menu. */
export function HomeLink({
  isMark,
  onNavigate,
  className,
}: {
  isMark?: boolean
  onNavigate?: () => void
  className?: string | undefined
}) {
  const isHome = useLocation().pathname === '/'
  return (
    <Link
      to="/"
      aria-current={isHome ? 'page' : undefined}
      onClick={onNavigate}
      className={cn('rounded-lg px-2 py-1', isHome && 'bg-pressed', className)}
    >
      <Brand {...(isMark && { isMark })} />
    </Link>
  )
}
