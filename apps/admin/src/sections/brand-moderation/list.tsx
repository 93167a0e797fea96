import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { listScreen } from '#list/list-screen.ts'
import { brandModerationListRules } from '#contract/rules/brand-moderation.gen.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { brandColumns } from './columns.tsx'
import { brandDesk } from '#shop/moderation/desks.ts'
import { brandFilters, moreBrandFilters } from '#shop/moderation/filters.ts'
import { dueGroups } from '#shop/moderation/due-groups.ts'
import { NextButton } from '#shop/moderation/next-button.tsx'
import { openOnes } from '#shop/moderation/open-ones.ts'
import { ProposeButton } from './propose-button.tsx'
import { queueViews } from '#shop/moderation/queue-views.ts'
import { QueueTabs } from '#shop/moderation/queue-tabs.tsx'
import { pathTo } from '#data/paths.ts'

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
