import type { LoaderFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import { useSession } from '#shared/queries.ts'
import { client } from '#shared/client.ts'
import * as methods from './methods.tsx'
import * as payment from './payment-systems.tsx'
import * as shipments from './shipments.tsx'

const tabs = { shipments, methods, payment }
const permissions = { shipments: 'order', methods: 'delivery', payment: 'payment-system' } as const

/** The tab of the address; whoever may not see it gets the shipments. */
function tabOf(search: string, session: Pick<ReturnType<typeof useSession>, 'permissions'>) {
  const name = new URLSearchParams(search).get('tab')
  return (name === 'methods' || name === 'payment') && session.permissions.can(permissions[name]) ? name : 'shipments'
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
