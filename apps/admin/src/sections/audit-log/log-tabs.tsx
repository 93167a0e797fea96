import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { m } from '#paraglide/messages.js'

/** All changes, and the deletions among them. */
export function LogTabs({ current }: { current: 'changes' | 'deleted' }) {
  return (
    <TabLinks aria-label={m.log_tabs()}>
      <TabLink render={<Link to={pathTo('auditLog.list')} />} isCurrent={current === 'changes'}>
        {m.log_column_changes()}
      </TabLink>
      <TabLink render={<Link to={pathTo('auditLog.deleted')} />} isCurrent={current === 'deleted'}>
        {m.deleted_title()}
      </TabLink>
    </TabLinks>
  )
}
