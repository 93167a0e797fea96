import { Figure } from '@admin-panel/ui/figures'
import type { ReactNode } from 'react'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { getLocale } from '#text/locale.ts'

interface TotalFigureProps {
  label: string
  /** Undefined while it loads. */
  list: { meta: { total: number; total_is_exact: boolean } } | undefined
  /** The list with exactly this total. */
  to: string
  note?: ReactNode
}

/** How many records belong to this one, as a link to them. */
export function TotalFigure({ label, list, to, note }: TotalFigureProps) {
  if (!list) return <Figure label={label}>…</Figure>
  const { total, total_is_exact } = list.meta
  return (
    <Figure label={label} tone={total === 0 ? 'muted' : 'text'} note={note}>
      <LinkIfAllowed to={to} isOpen={total > 0}>
        {total.toLocaleString(getLocale())}
        {!total_is_exact && '+'}
      </LinkIfAllowed>
    </Figure>
  )
}
