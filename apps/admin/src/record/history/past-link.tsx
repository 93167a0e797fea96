import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { m } from '#paraglide/messages.js'

interface PastLinkProps {
  entity: string
  id: number
  /** The change of the record before which it is shown; without one, the moment is chosen there. */
  before?: { created_at: string; event: string }
}

// The log has its moments to the second.
const JUST_BEFORE = -1
const WITHIN_SECOND = 999

/** The moment right before a change; a new record is shown as it began. */
export function momentBefore({ created_at, event }: { created_at: string; event: string }): string {
  const shift = event === 'created' ? WITHIN_SECOND : JUST_BEFORE
  return new Date(Date.parse(created_at) + shift).toISOString()
}

/** Leads to a record as it was. */
export function PastLink({ entity, id, before }: PastLinkProps) {
  const to = pathTo('auditLog.asOf', `${entity}/${id}`, before && { at: momentBefore(before) })
  const label = before ? (before.event === 'created' ? m.past_created() : m.past_before()) : m.past_choose()
  return <TextLink render={<Link to={to} />}>{label}</TextLink>
}
