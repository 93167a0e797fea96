import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { listScreen } from '#list/list-screen.ts'
import { brandModerationListRules } from '#contract/lists/brand-moderation.gen.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { brandDesk } from '#shop/moderation/desks.ts'
import { brandFilters, moreBrandFilters } from '#shop/moderation/filters.ts'
import { dueGroups } from '#shop/moderation/due-groups.ts'
import { NextButton } from '#shop/moderation/next-button.tsx'
import { areMine, NoneInWork } from '#shop/moderation/none-in-work.tsx'
import { openOnes } from '#shop/moderation/open-ones.ts'
import { queueViews } from '#shop/moderation/queue-views.ts'
import { QueueTabs } from '#shop/moderation/queue-tabs.tsx'
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
import { Moment } from '#page/moment.tsx'
import { stateColumns } from '#shop/moderation/state-columns.tsx'

type BrandRequestRow = Schemas['BrandModerationRow']

const brandColumns = (isGrouped: boolean): TableColumn<BrandRequestRow>[] => [
  {
    id: 'number',
    width: 104,
    header: m.moderation_column_number(),
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  {
    id: 'name',
    kind: 'name',
    header: m.field_proposed_name(),
    sortKey: 'proposed_name',
    cell: ({ proposed_name }) => proposed_name,
  },
  { id: 'company', header: m.filter_moderationList_company_id(), cell: ({ company }) => company.label },
  {
    id: 'products',
    header: m.moderation_column_products(),
    align: 'end',
    cell: ({ products_count }) => <span className="tabular-nums">{products_count}</span>,
  },
  ...stateColumns<BrandRequestRow>(isGrouped),
  {
    id: 'resolution',
    header: m.filter_resolution(),
    cell: ({ resolution }) => (resolution ? brandResolutionWords[resolution]() : <span className="text-muted">—</span>),
    note: ({ resolution, target_brand }) => resolution && target_brand?.label,
  },
  {
    id: 'attempt',
    header: m.moderation_column_attempt(),
    sortKey: 'attempt',
    align: 'end',
    isHidden: true,
    cell: ({ attempt }) => <span className="tabular-nums">{attempt}</span>,
  },
  {
    id: 'created',
    kind: 'moment',
    header: m.moderation_column_created(),
    sortKey: 'created_at',
    isHidden: true,
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
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
  const isStaff = useIsStaff()
  const page = useList()
  const groupOf = dueGroups(page.list.sort)
  return (
    <ListPage
      title={m.entity_brand_moderation()}
      name="moderation/brands"
      {...page}
      columns={brandColumns(groupOf !== undefined)}
      rowName={({ proposed_name }) => proposed_name}
      rowLink={({ id }) => <Link to={pathTo('brandModeration', id)} />}
      filters={brandFilters()}
      moreFilters={moreBrandFilters(isStaff)}
      tabs={<QueueTabs current="brands" />}
      groupOf={groupOf}
      empty={areMine(page.list.params) && <NoneInWork desk={brandDesk} />}
      views={queueViews('brandModeration', isStaff)}
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
