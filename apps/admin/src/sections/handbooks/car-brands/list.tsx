import type { LoaderFunctionArgs } from 'react-router'
import { useLocation } from 'react-router'
import * as makes from './makes.tsx'
import * as old from './old-makes.tsx'

const tabOf = (search: string) => (new URLSearchParams(search).get('tab') === 'old' ? old : makes)

export function Component() {
  const { List } = tabOf(useLocation().search)
  return <List />
}

export function loader(args: LoaderFunctionArgs) {
  return tabOf(new URL(args.request.url).search).loader(args)
}
