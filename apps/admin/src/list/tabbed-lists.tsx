import type { Permission, Permissions } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { useLocation, type LoaderFunction, type LoaderFunctionArgs } from 'react-router'
import { client } from '#data/client.ts'
import { useSession } from '#data/queries.ts'

interface TabbedList {
  id: string
  List: ComponentType
  loader: LoaderFunction
  permission?: Permission
}

/** Lists behind one address, one per `?tab=`; without permission for one, the first opens. */
export function tabbedLists(tabs: readonly [TabbedList, ...TabbedList[]]) {
  function tabOf(search: string, { permissions }: { permissions: Permissions }) {
    const requested = new URLSearchParams(search).get('tab')
    const tab = tabs.find(({ id, permission }) => id === requested && (!permission || permissions.can(permission)))
    return tab ?? tabs[0]
  }
  function Component() {
    const { List } = tabOf(useLocation().search, useSession())
    return <List />
  }
  const loader = (args: LoaderFunctionArgs) =>
    tabOf(new URL(args.request.url).search, client.session.getSnapshot()).loader(args)
  return { Component, loader }
}
