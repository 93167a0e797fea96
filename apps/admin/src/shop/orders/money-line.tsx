import { cn } from '@admin-panel/ui/cn'
import { formatMoney } from '#text/format-money.ts'

interface MoneyLineProps {
  name: string
  kopecks: number
  /** The time and the reason, below the name. */
  hint?: string | undefined
  isMain?: boolean
}

/** A row of a list of sums. */
export function MoneyLine({ name, kopecks, hint, isMain = false }: MoneyLineProps) {
  return (
    <div className={cn('flex justify-between gap-4 py-0.5', isMain && 'border-t border-line pt-1.5 font-label')}>
      <dt className={isMain ? undefined : 'text-secondary'}>
        {name}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(kopecks)}</dd>
    </div>
  )
}
