import type { Schemas } from '@admin-panel/sdk'
import type { EditableColumn, Parsed } from '@admin-panel/ui/editable-grid'
import { Tag } from '@admin-panel/ui/tag'
import { m } from '#paraglide/messages.js'
import { formatDay } from '#data/time/format-date.ts'
import { DeleteRule } from './delete-rule.tsx'
import { bandHeader, PriceBand, wordsOf } from './price-band.tsx'

type Commission = Schemas['Commission']

export type RuleLine = Omit<Commission, 'comment'> & { comment: string }

export const lineOf = (rule: Commission): RuleLine => ({ ...rule, comment: rule.comment ?? '' })

/** In basis points; the maximum is half of the price. */
export const HIGHEST_RATE = 5000

const nameColumn = (
  id: 'company' | 'category' | 'brand',
  header: string,
  render?: (rule: RuleLine) => React.ReactNode,
): EditableColumn<RuleLine> => ({
  id: `${id}-name`,
  header,
  kind: 'readonly',
  width: 150,
  sortKey: id,
  read: (rule) => rule[id]?.label ?? '',
  render: (rule) =>
    render?.(rule) ?? (
      <span className={rule[id] ? 'truncate' : 'truncate text-muted'}>{rule[id]?.label ?? m.commissions_any()}</span>
    ),
})

const ruleColumns = (): EditableColumn<RuleLine>[] => [
  {
    id: 'number',
    header: '№',
    kind: 'readonly',
    width: 88,
    read: ({ id }) => String(id),
    render: (line) => (
      <>
        <span className="grow tabular-nums">{line.id}</span>
        <DeleteRule rule={line} />
      </>
    ),
  },
  // A phone shows it without scrolling sideways.
  {
    id: 'rate_bp',
    header: m.commissions_rate(),
    kind: 'percent',
    width: 112,
    sortKey: 'rate_bp',
    parse: rateOf,
  },
  nameColumn('company', m.filter_commissionsList_company_id(), ({ is_default }) =>
    is_default ? <Tag>{m.commissions_default()}</Tag> : undefined,
  ),
  nameColumn('category', m.filter_category_id()),
  nameColumn('brand', m.filter_brand_id()),
]

const sinceColumn = (): EditableColumn<RuleLine> => ({
  id: 'since',
  header: m.commissions_valid_from(),
  kind: 'readonly',
  width: 120,
  sortKey: 'valid_from',
  read: ({ valid_from }) => formatDay(valid_from),
})

export const columns = (): EditableColumn<RuleLine>[] => [
  ...ruleColumns(),
  {
    id: 'band',
    header: bandHeader(),
    kind: 'readonly',
    width: 216,
    read: wordsOf,
    render: (line) => <PriceBand terms={line} />,
  },
  { id: 'min_kopecks', header: m.commissions_min(), kind: 'money', width: 124 },
  { id: 'fixed_kopecks', header: m.commissions_column_fixed(), kind: 'money', width: 124 },
  sinceColumn(),
  { id: 'valid_to', header: m.commissions_valid_to(), kind: 'date', width: 116 },
  { id: 'comment', header: m.field_comment(), kind: 'text', width: 160 },
]

function rateOf(text: string): Parsed<number> {
  const rate = Number(text)
  return text !== '' && rate >= 0 && rate <= HIGHEST_RATE ? { value: rate } : { error: m.commissions_rate_wrong() }
}
