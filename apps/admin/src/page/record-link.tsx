import { entityPath } from '#data/entity-path.ts'
import { LinkIfAllowed } from './access/link-if-allowed.tsx'

interface RecordLinkProps {
  entity: string
  entity_id: number | null
  entity_label: string | null
}

/** A record's name; a link if the user may open its page. */
export function RecordLink({ entity, entity_id, entity_label }: RecordLinkProps) {
  const name = entity_label ?? (entity_id === null ? '—' : `№ ${entity_id}`)
  const address = entityPath(entity, entity_id)
  return address ? <LinkIfAllowed to={address}>{name}</LinkIfAllowed> : name
}
