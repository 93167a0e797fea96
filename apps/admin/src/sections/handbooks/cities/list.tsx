import type { LoaderFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import { client } from '#shared/client.ts'
import { useSession } from '#shared/queries.ts'
import * as cities from './cities.tsx'
import * as old from './old-cities.tsx'
import * as regions from './regions.tsx'

const tabs = { cities, regions, old }

/** The tab of the address; whoever may not see it gets the cities. */
function tabOf(search: string, { permissions }: Pick<ReturnType<typeof useSession>, 'permissions'>) {
  const name = new URLSearchParams(search).get('tab')
  if (name === 'regions') return permissions.can('region') ? name : 'cities'
  return name === 'old' ? name : 'cities'
}

export function Component() {
  const { search } = useLocation()
  const tab = tabOf(search, useSession())
  const { List } = tabs[tab]
  return <List key={tab} />
}

export function loader(args: LoaderFunctionArgs) {
  return tabs[tabOf(new URL(args.request.url).search, client.session.getSnapshot())].loader(args)
}
