import { Link, redirect, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { moderationListRules } from '#contract/rules/moderation.gen.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { columns } from './columns.tsx'
import { requestDesk } from '#shop/moderation/desks.ts'
import { filters, moreFilters } from '#shop/moderation/filters.ts'
import { dueGroups } from '#shop/moderation/due-groups.ts'
import { NextButton } from '#shop/moderation/next-button.tsx'
import { openOnes } from '#shop/moderation/open-ones.ts'
import { queueViews } from '#shop/moderation/queue-views.ts'
import { QueueTabs } from '#shop/moderation/queue-tabs.tsx'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('moderation.list', moderationListRules, (params) => ({
  ...params,
  ...openOnes(params),
}))

function Queue() {
  const page = useList()
  const groupOf = dueGroups(page.list.sort)
  const canExport = useCan('moderation.export')
  const isStaff = useIsStaff()
  const { unpaged } = page.list
  return (
    <ListPage
      title={m.entity_moderation()}
      name="moderation"
      {...page}
      columns={columns(groupOf !== undefined)}
      rowName={({ number }) => number}
      rowLink={({ id }) => <Link to={pathTo('moderation', id)} />}
      filters={filters()}
      moreFilters={moreFilters(isStaff)}
      tabs={<QueueTabs current="records" />}
      groupOf={groupOf}
      views={queueViews('moderation', isStaff)}
      actions={
        <>
          {canExport && (
            <ExportMenu
              name="moderation"
              load={(format) => client.api.moderation.export({ ...unpaged, ...openOnes(unpaged), format })}
            />
          )}
          <NextButton desk={requestDesk} entity={unpaged.entity} />
        </>
      }
    />
  )
}

/** The queue of brands has its own address. */
function open(args: LoaderFunctionArgs) {
  const isOfBrands = new URL(args.request.url).searchParams.get('tab') === 'brands'
  return isOfBrands ? redirect(pathTo('brandModeration.list')) : loader(args)
}

export { Queue as Component, open as loader }
