import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

type Status = Schemas['SettlementStatus']

export const settlementStatuses: Statuses<Status> = {
  open: { label: m.enum_settlement_status_open, action: m.settlements_to_open, tone: 'blue' },
  closed: { label: m.enum_settlement_status_closed, action: m.settlements_to_closed, tone: 'amber' },
  approved: { label: m.enum_settlement_status_approved, action: m.settlements_to_approved, tone: 'green' },
  sent: { label: m.enum_settlement_status_sent, action: m.enum_settlement_status_sent, tone: 'blue' },
  paid: { label: m.enum_settlement_status_paid, action: m.enum_settlement_status_paid, tone: 'green' },
  returned: { label: m.enum_settlement_status_returned, action: m.settlements_to_returned, tone: 'red' },
}

const effects: Readonly<Partial<Record<Status, () => string>>> = {
  open: m.settlements_effect_open,
  closed: m.settlements_effect_closed,
  approved: m.settlements_effect_approved,
  returned: m.settlements_effect_returned,
}

export const describeStatus = (status: Status) => effects[status]?.()
