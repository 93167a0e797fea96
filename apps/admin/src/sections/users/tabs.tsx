import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'

/** People and the accounts of programs. */
export function UserTabs({ current }: { current: 'people' | 'service' }) {
  const canSeePeople = useCan('user')
  const canSeeService = useCan('service-account')
  if (!canSeePeople || !canSeeService) return null
  return (
    <TabLinks aria-label={m.users_tabs()}>
      <TabLink render={<Link to={pathTo('users.list')} />} isCurrent={current === 'people'}>
        {m.users_tab_people()}
      </TabLink>
      <TabLink render={<Link to={pathTo('serviceAccounts.list')} />} isCurrent={current === 'service'}>
        {m.entity_service_account()}
      </TabLink>
    </TabLinks>
  )
}
