import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'

/** People, the accounts of programs, webhooks, and the personal data of buyers. */
export function UserTabs({ current }: { current: 'people' | 'service' | 'webhooks' | 'person' }) {
  const tabs = [
    { name: 'people', isShown: useCan('user'), to: pathTo('users.list'), label: m.users_tab_people() },
    {
      name: 'service',
      isShown: useCan('service-account'),
      to: pathTo('serviceAccounts.list'),
      label: m.entity_service_account(),
    },
    { name: 'webhooks', isShown: useCan('webhook'), to: pathTo('webhooks.list'), label: m.entity_webhook() },
    { name: 'person', isShown: useCan('person'), to: pathTo('people.find'), label: m.people_title() },
  ].filter(({ isShown }) => isShown)
  if (tabs.length < 2) return null
  return (
    <TabLinks aria-label={m.users_tabs()}>
      {tabs.map(({ name, to, label }) => (
        <TabLink key={name} render={<Link to={to} />} isCurrent={name === current}>
          {label}
        </TabLink>
      ))}
    </TabLinks>
  )
}
