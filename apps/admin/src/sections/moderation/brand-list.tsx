import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ListPage } from '#shared/list-page.tsx'
import { listScreen } from '#shared/list-screen.ts'
import { queries } from '#shared/queries.ts'
import { brandModerationListRules } from '#shared/rules/brand-moderation.gen.ts'
import { useIsStaff } from '#shared/use-is-staff.ts'
import { brandColumns, type BrandRequestRow } from './brand-columns.tsx'
import { brandDesk } from './desks.ts'
import { brandFilters, moreBrandFilters } from './filters.ts'
import { NextButton } from './next-button.tsx'
import { openOnes } from './open-ones.ts'
import { ProposeButton } from './propose-button.tsx'
import { QueueParts } from './queue-parts.tsx'
import { QueueTabs } from './queue-tabs.tsx'

const { loader, useList } = listScreen<'brandModeration.list'>(
  (params) => queries.brandModeration.list({ ...params, ...openOnes(params) }),
  brandModerationListRules,
)

function BrandQueue() {
  const isStaff = useIsStaff()
  return (
    <ListPage<'brandModeration.list', BrandRequestRow>
      title={m.moderation_brands_title()}
      path="/moderation/brands"
      {...useList()}
      columns={brandColumns()}
      rowName={({ proposed_name }) => proposed_name}
      rowLink={({ id }) => <Link to={`/moderation/brands/${id}`} />}
      filters={brandFilters()}
      moreFilters={moreBrandFilters(isStaff)}
      tabs={<QueueTabs current="brands" />}
      lead={<QueueParts count={queries.brandModeration.list} />}
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
