import type { Schemas } from '@admin-panel/sdk'
import type { StatusChipProps } from '@admin-panel/ui/status-chip'

export type Tone = NonNullable<StatusChipProps['tone']>

type State = Schemas[
  | 'CompanyStatus'
  | 'ContractStatus'
  | 'LegacyStatus'
  | 'ModerationStatus'
  | 'OfferStatus'
  | 'OperationStatus'
  | 'OrderStatus'
  | 'PaymentStatus'
  | 'ProductStatus'
  | 'ReviewStatus'
  | 'StorePointStatus'
  | 'SubOrderStatus'
  | 'UserStatus']

/**
 * The colours of all states, by the attention that a state needs: grey rests or is closed, blue moves, amber waits for
 * an action, red is late, refused or broken, green works or is done.
 */
const tones: Readonly<Record<State, Tone>> = {
  draft: 'grey',
  archived: 'grey',
  closed: 'grey',
  hidden: 'grey',
  ignored: 'grey',
  cancelled: 'grey',
  terminated: 'grey',
  returned: 'grey',
  partially_returned: 'grey',
  refunded: 'grey',
  partially_refunded: 'grey',
  undone: 'grey',
  withdrawn: 'grey',

  new: 'blue',
  invited: 'blue',
  in_work: 'blue',
  processing: 'blue',
  authorized: 'blue',
  confirmed: 'blue',
  assembling: 'blue',
  ready_to_ship: 'blue',
  in_delivery: 'blue',
  checking: 'blue',
  running: 'blue',

  awaiting_payment: 'amber',
  pending: 'amber',
  on_moderation: 'amber',
  revision: 'amber',
  at_pickup: 'amber',
  not_delivered: 'amber',
  returning: 'amber',
  partially_completed: 'amber',
  paused: 'amber',
  suspended: 'amber',
  disabled: 'amber',
  expired: 'amber',
  unmapped: 'amber',
  prepared: 'amber',
  waiting: 'amber',
  stopped: 'amber',

  rejected: 'red',
  blocked: 'red',
  dispute: 'red',
  failed: 'red',

  active: 'green',
  approved: 'green',
  published: 'green',
  mapped: 'green',
  paid: 'green',
  delivered: 'green',
  completed: 'green',
  done: 'green',
}

/** The colour of a state in chips, plots and stage bars; a state that the contract no longer knows is grey. */
export function toneOf(status: string): Tone {
  const known: Partial<Record<string, Tone>> = tones
  return known[status] ?? 'grey'
}
