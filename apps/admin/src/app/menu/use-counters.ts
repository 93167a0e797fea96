import { useQuery } from '@tanstack/react-query'
import { screenOfList } from '#shop/overview/counted-list.ts'
import { queries, useSession } from '#data/queries.ts'
import { useMayOpen } from '#page/screens.ts'
import { pathTo } from '#data/paths.ts'

/** The most urgent number of the overview for each entry of the menu, from the same source. */
export function useCounters() {
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
