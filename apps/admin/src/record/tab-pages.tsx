import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

interface TabPage {
  id: string
  label: ReactNode
  content: ReactNode
  isHidden?: boolean
}

/** The tabs of a record; the address names the open one, so links and the back button work. */
export function TabPages({ tabs }: { tabs: readonly TabPage[] }) {
  const [query] = useSearchParams()
  const visibleTabs = tabs.filter(({ isHidden }) => !isHidden)
  const [first] = visibleTabs
  const current = visibleTabs.find(({ id }) => id === query.get('tab')) ?? first
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <TabLinks>
        {visibleTabs.map((tab) => (
          <TabLink
            key={tab.id}
            render={<Link to={{ search: tab === first ? '' : `?tab=${tab.id}` }} preventScrollReset />}
            isCurrent={tab === current}
          >
            {tab.label}
          </TabLink>
        ))}
      </TabLinks>
      {current?.content}
    </div>
  )
}
