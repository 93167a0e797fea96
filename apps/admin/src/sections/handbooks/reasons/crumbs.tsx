import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'

export function ReasonCrumbs() {
  return (
    <Breadcrumbs>
      <Link to="/handbooks">{m.handbooks_title()}</Link>
      <Link to="/handbooks/reasons">{m.reasons_title()}</Link>
    </Breadcrumbs>
  )
}
