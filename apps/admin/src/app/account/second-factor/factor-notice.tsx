import { Button } from '@admin-panel/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { daysAfter, marketDay } from '#data/time/days.ts'
import { formatDay } from '#data/time/format-date.ts'
import { AccountDialog } from '#app/account/account-dialog.tsx'

const DAYS_BEFORE = 14

/** Reminds who has no second step that a role requires one soon, or does so by now. */
export function FactorNotice({ from }: { from: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const today = marketDay()
  if (from > daysAfter(today, DAYS_BEFORE)) return null
  return (
    <section
      aria-label={m.factor_notice_label()}
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 bg-amber-soft px-4 py-1.5 text-amber-text"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <p className="min-w-0 grow">
        {from > today ? m.factor_notice_ahead({ day: formatDay(from) }) : m.factor_notice_due()}
      </p>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {m.factor_notice_set()}
      </Button>
      {isOpen && <AccountDialog name="security" onClose={() => setIsOpen(false)} />}
    </section>
  )
}
