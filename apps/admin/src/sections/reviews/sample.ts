import type { Schemas } from '@admin-panel/sdk'

/** A review as the API returns it, for tests. */
export function review(changes: Partial<Schemas['Review']> = {}): Schemas['Review'] {
  return {
    id: 7,
    target: 'product',
    subject: { id: 1001, label: 'Фильтр масляный' },
    company: { id: 1, label: 'Автодеталь-Север' },
    product_id: 1001,
    store_point_id: null,
    company_id: 1,
    sub_order: { id: 501, label: '1000123-1' },
    rating: 2,
    text: 'Звоните 8 900 000-45-67',
    pros: 'Цена',
    cons: null,
    criteria: [{ id: 1, label: 'Упаковка', rating: 4 }],
    photos: [],
    photos_count: 0,
    marks: [{ field: 'text', flag: 'phone', start: 8, end: 23 }],
    author_name: 'Алексей К.',
    is_verified: true,
    flags: ['phone'],
    status: 'new',
    has_reply: false,
    reply_text: null,
    reply_user_id: null,
    reply_user: null,
    reply_at: null,
    has_complaint: false,
    complaint_reason_id: null,
    complaint_reason: null,
    complaint_comment: null,
    complaint_at: null,
    is_processed: false,
    history: [],
    available_statuses: [
      {
        status: 'published',
        label: 'Опубликовать',
        requires_reason: false,
        requires_comment: false,
        reason_operation: null,
      },
      {
        status: 'rejected',
        label: 'Отклонить',
        requires_reason: true,
        requires_comment: false,
        reason_operation: 'review_reject',
      },
    ],
    created_at: '2026-05-18T09:00:00Z',
    updated_at: '2026-05-18T09:00:00Z',
    version: 3,
    ...changes,
  }
}

export const pageOf = (items: Schemas['ReviewRow'][]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
