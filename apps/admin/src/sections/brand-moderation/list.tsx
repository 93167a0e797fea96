import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { listScreen } from '#list/list-screen.ts'
import { brandModerationListRules } from '#contract/lists/brand-moderation.gen.ts'
import { brandDesk } from '#shop/moderation/desks.ts'
import { brandFilters, moreBrandFilters } from '#shop/moderation/filters.ts'
import { NextButton } from '#shop/moderation/next-button.tsx'
import { openOnes, useQueue } from '#shop/moderation/queue.tsx'
import { pathTo } from '#data/paths.ts'
import { Button } from '@admin-panel/ui/button'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { usePageActions } from '#page/page-actions.ts'
import { useCan } from '#data/queries.ts'
import { BrandForm } from './brand-form.tsx'
import { brandResolutionWords } from '#contract/enums/brand-resolution.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { attemptColumn, numberColumn, sentColumn, stateColumns } from '#shop/moderation/state-columns.tsx'

type BrandRequestRow = Schemas['BrandModerationRow']

const brandColumns = (): TableColumn<BrandRequestRow>[] => [
  {
    id: 'name',
    header: m.field_proposed_name(),
    sortKey: 'proposed_name',
    cell: ({ proposed_name }) => proposed_name,
    note: ({ number }) => number,
  },
  { id: 'company', header: m.filter_moderationList_company_id(), cell: ({ company }) => company.label },
  {
    id: 'products',
    header: m.moderation_column_products(),
    align: 'end',
    cell: ({ products_count }) => <span className="tabular-nums">{products_count}</span>,
  },
  ...stateColumns<BrandRequestRow>(),
  {
    id: 'resolution',
    header: m.filter_resolution(),
    cell: ({ resolution }) => (resolution ? brandResolutionWords[resolution]() : <span className="text-muted">—</span>),
    note: ({ resolution, target_brand }) => resolution && target_brand?.label,
  },
  numberColumn(),
  attemptColumn(),
  sentColumn(),
]

/** Proposes a brand that is missing in the handbook. */
function ProposeButton() {
  const [isOpen, setIsOpen] = useState(false)
  const canPropose = useCan('brand-moderation.create')
  const open = () => setIsOpen(true)
  usePageActions(canPropose ? [{ label: m.moderation_brand_propose(), run: open }] : [])
  if (!canPropose) return null
  return (
    <>
      <Button onClick={open}>
        <Plus aria-hidden className="size-4" />
        {m.moderation_brand_propose()}
      </Button>
      {isOpen && <BrandForm request={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

// Not shown: author. The request itself shows it.
const { loader, useList, ListPage } = listScreen('brandModeration.list', brandModerationListRules, (params) => ({
  ...params,
  ...openOnes(params),
}))

function BrandQueue() {
  const page = useList()
  const { isStaff, shared } = useQueue(brandDesk, page.list)
  return (
    <ListPage
      title={m.entity_brand_moderation()}
      name="moderation/brands"
      {...page}
      {...shared}
      columns={brandColumns()}
      rowName={({ proposed_name }) => proposed_name}
      rowLink={({ id }) => <Link to={pathTo('brandModeration', id)} />}
      filters={brandFilters()}
      moreFilters={moreBrandFilters(isStaff)}
      actions={
        <>
          <ProposeButton />
          <NextButton desk={brandDesk} />
        </>
      }
    />
  )
}

export { BrandQueue as Component, loader }
