import type { Schemas } from '@admin-panel/sdk'

type Reason = Schemas['OperationReason']

export function reason(changes: Partial<Reason> = {}): Reason {
  return {
    id: 5,
    code: 'cancel.out_of_stock',
    operations: ['order_cancel'],
    name: 'Товар закончился',
    text_public: null,
    initiator: 'seller',
    requires_comment: false,
    affects_rating: true,
    order_statuses: [],
    subjects: [],
    staff_only: false,
    is_system: false,
    is_active: true,
    position: 1,
    usage_count: 0,
    created_at: '2026-06-01T09:00:00Z',
    updated_at: '2026-06-01T09:00:00Z',
    version: 3,
    ...changes,
  }
}

export function pageOf(items: Reason[]) {
  return { items, meta: { total: items.length, total_is_exact: true, page: 1, per_page: 100, page_count: 1 } }
}
