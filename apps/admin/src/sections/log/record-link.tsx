import { Link } from 'react-router'
import { recordAddress } from '#shared/record-address.ts'

interface RecordLinkProps {
  entity: string
  entity_id: number | null
  entity_label: string | null
}

/** The record that a row is about, where it has a page. */
export function RecordLink({ entity, entity_id, entity_label }: RecordLinkProps) {
  const name = entity_label ?? (entity_id === null ? '—' : `№ ${entity_id}`)
  const address = recordAddress(entity, entity_id)
  if (!address) return name
  return (
    <Link to={address} className="rounded-sm text-link hover:underline">
      {name}
    </Link>
  )
}
