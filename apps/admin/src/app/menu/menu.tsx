import { Sidebar, SidebarGroup, SidebarLink } from '@admin-panel/ui/sidebar'
import { Link, useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { menu } from '#sections.ts'
import { useSession, queries } from '#data/queries.ts'
import { Counter } from './counter.tsx'
import { useQuery } from '@tanstack/react-query'
import { screenOfList } from '#record/counted-list.ts'
import { useMayOpen } from '#page/screens.ts'
import { pathTo } from '#data/paths.ts'

/** The most urgent number of the overview for each entry of the menu, from the same source. */
function useCounters() {
  const mayOpen = useMayOpen()
  const { permissions } = useSession()
  const { data } = useQuery({
    ...queries.overview.waiting({}),
    enabled:
      !permissions.lacks('overview') &&
      permissions.canAny(['order.index', 'moderation.index', 'review.index', 'brand.index', 'company.index']),
    // The menu is complete without them; the overview itself says what failed.
    retry: false,
  })
  const waiting = data?.items.filter(({ list, total }) => total > 0 && mayOpen(screenOfList(list))) ?? []
  return (path: string) =>
    waiting.find(({ list }) => {
      const screen = screenOfList(list)
      return screen === path || (screen.startsWith(`${path}/`) && screen !== pathTo('productOffers.list'))
    })
}

const groups = { products: m.entity_product, orders: m.entity_order, sellers: m.entity_company }

interface MenuProps {
  /** Icons alone, whose names are their tooltips. */
  isNarrow?: boolean
  onNavigate?: () => void
  className?: string
}

/** Rules N1 and N2: lists the sections in registry order, limited to those that the user may open. */
export function Menu({ isNarrow = false, onNavigate, className }: MenuProps) {
  const { permissions } = useSession()
  // Read once here: a subscription in each entry would render all of them again while the next screen loads.
  const { pathname } = useLocation()
  const counterOf = useCounters()
  const allowed = menu.filter(
    ({ permission, part }) =>
      (permission === undefined || permissions.can(permission)) && !(part && permissions.lacks(part)),
  )
  return (
    <Sidebar label={m.app_menu()} isNarrow={isNarrow} className={className}>
      {runsOf(allowed).map(({ group, entries: [first, ...others] }) => (
        <SidebarGroup key={first.path} label={group && groups[group]()}>
          {[first, ...others].map(({ path, label, icon: Icon }) => (
            <SidebarLink
              key={path}
              icon={<Icon />}
              label={label()}
              isCurrent={pathname === path || pathname.startsWith(`${path}/`)}
              end={<Counter figure={counterOf(path)} isDot={isNarrow} />}
              onClick={onNavigate}
              render={<Link to={path} />}
            />
          ))}
        </SidebarGroup>
      ))}
    </Sidebar>
  )
}

/** Entries of one group that follow each other. */
function runsOf(entries: typeof menu) {
  const runs: { group: (typeof menu)[number]['group']; entries: [(typeof menu)[number], ...typeof menu] }[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else runs.push({ group: entry.group, entries: [entry] })
  }
  return runs
}
