import { cn } from '@admin-panel/ui/cn'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { menu } from '#sections.ts'
import { useSession, queries } from '#data/queries.ts'
import { Counter } from './counter.tsx'
import { useQuery } from '@tanstack/react-query'
import { screenOfList } from '#shop/overview/counted-list.ts'
import { useMayOpen } from '#page/screens.ts'
import { pathTo } from '#data/paths.ts'

/** The most urgent number of the overview for each entry of the menu, from the same source. */
function useCounters() {
  const mayOpen = useMayOpen()
  const { permissions } = useSession()
  const { data } = useQuery({
    ...queries.overview.waiting({}),
    enabled: permissions.canAny(['order.index', 'moderation.index', 'review.index', 'brand.index', 'company.index']),
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
  const allowed = menu.filter(({ permission }) => permission === undefined || permissions.can(permission))
  return (
    <nav aria-label={m.app_menu()} className={className}>
      <ul className="flex flex-col gap-px">
        {allowed.map(({ path, label, icon: Icon, group }, index) => {
          const isActive = pathname === path || pathname.startsWith(`${path}/`)
          return (
            <Fragment key={path}>
              {index > 0 && group !== allowed[index - 1]?.group && (isNarrow || !group) && (
                <li aria-hidden className="mx-2 my-2 border-t border-line" />
              )}
              {group && group !== allowed[index - 1]?.group && !isNarrow && (
                <li aria-hidden className="px-2 pt-3 pb-1 text-xs text-muted">
                  {groups[group]()}
                </li>
              )}
              <li>
                <Link
                  to={path}
                  aria-current={isActive ? 'page' : undefined}
                  onClick={onNavigate}
                  title={isNarrow ? label() : undefined}
                  className={cn(
                    'relative flex h-(--control) items-center gap-2 rounded-lg px-2 text-secondary hover:bg-hover hover:text-text',
                    isNarrow && 'justify-center',
                    isActive && 'bg-pressed font-label text-text shadow-[inset_2px_0_var(--color-primary)]',
                  )}
                >
                  <Icon className="size-4 shrink-0" />
                  {isNarrow ? <span className="sr-only">{label()}</span> : label()}
                  <Counter figure={counterOf(path)} isDot={isNarrow} />
                </Link>
              </li>
            </Fragment>
          )
        })}
      </ul>
    </nav>
  )
}
