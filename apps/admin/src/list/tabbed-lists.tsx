import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { replace, useLocation, type LoaderFunction, type LoaderFunctionArgs } from 'react-router'
import { client } from '#data/client.ts'
import { notifyDenied } from '#data/notify/notify-denied.ts'

interface TabbedList {
  id: string
  List: ComponentType
  loader: LoaderFunction
  permission?: Permission
}

/** Lists behind one address, one per `?tab=`; the first opens instead of one that is forbidden, which is said. */
export function tabbedLists(tabs: readonly [TabbedList, ...TabbedList[]]) {
  function tabOf(search: string) {
    const requested = new URLSearchParams(search).get('tab')
    return tabs.find(({ id }) => id === requested) ?? tabs[0]
  }
  function Component() {
    const { List } = tabOf(useLocation().search)
    return <List />
  }
  function loader(args: LoaderFunctionArgs) {
    const { pathname, search } = new URL(args.request.url)
    const tab = tabOf(search)
    const { permissions } = client.session.getSnapshot()
    if (tab.permission && !permissions.can(tab.permission)) {
      void notifyDenied([tab.permission])
      // A bare address would give the tab that was last open.
      throw replace(`${pathname}?tab=${tabs[0].id}`)
    }
    return tab.loader(args)
  }
  return { Component, loader }
}
