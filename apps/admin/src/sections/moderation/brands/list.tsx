import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { listScreen } from '#list/list-screen.ts'
import { brandModerationListRules } from '#contract/rules/brand-moderation.gen.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { brandColumns } from './columns.tsx'
import { brandDesk } from '#sections/moderation/desk/desks.ts'
import { brandFilters, moreBrandFilters } from '#sections/moderation/desk/filters.ts'
import { dueGroups } from '#sections/moderation/desk/due-groups.ts'
import { NextButton } from '#sections/moderation/desk/next-button.tsx'
import { openOnes } from '#sections/moderation/desk/open-ones.ts'
import { ProposeButton } from './propose-button.tsx'
import { queueViews } from '#sections/moderation/desk/queue-views.ts'
import { QueueTabs } from '#sections/moderation/desk/queue-tabs.tsx'
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
