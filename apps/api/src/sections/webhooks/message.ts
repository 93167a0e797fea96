interface Event {
  entity: string
  entity_id: number | null
  event: string
  occurred_at: string
  audit_id: number | null
}

/**
 * The body of a delivery, the same for each attempt. It has no data of the record, whose readers the receiver may not
 * be among.
 */
export function bodyOf({ entity, entity_id, event, occurred_at, audit_id }: Event): string {
  return JSON.stringify({
    type: `${entity}.${event}`,
    timestamp: occurred_at,
    data: { entity, id: entity_id, event, log_id: audit_id },
  })
}
