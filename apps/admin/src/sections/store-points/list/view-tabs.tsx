import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'

/** Switches between the list and the map with the same filters. The parameter `view` already names a saved view. */
export function ViewTabs({ isMap }: { isMap: boolean }) {
  const [query] = useSearchParams()
  const to = (show: string | null) => {
    const next = new URLSearchParams(query)
    if (show) next.set('show', show)
    else next.delete('show')
    return { search: next.toString().replaceAll('%2C', ',') }
  }
  return (
    <TabLinks>
      <TabLink render={<Link to={to(null)} preventScrollReset />} isCurrent={!isMap}>
        {m.points_show_list()}
      </TabLink>
      <TabLink render={<Link to={to('map')} preventScrollReset />} isCurrent={isMap}>
        {m.points_show_map()}
      </TabLink>
    </TabLinks>
  )
}
