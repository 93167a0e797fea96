import type { Schemas } from '@admin-panel/sdk'

/** A request of moderation that is late. */
export const sampleRequest = {
  id: 101,
  number: 'М-000101',
  entity: 'product',
  entity_id: 1001,
  entity_label: 'Фильтр масляный W 914/2',
  kind: 'update',
  company: { id: 1, label: 'Автодеталь-Север' },
  status: 'new',
  priority: 'high',
  assignee: null,
  assigned_until: null,
  due_at: '2026-11-20T09:00:00Z',
  is_overdue: true,
  attempt: 1,
  changed_fields: ['name', 'attribute_values.12'],
  author: { id: 9, label: 'Белов И.' },
  created_at: '2026-11-19T09:00:00Z',
  updated_at: '2026-11-19T09:00:00Z',
  decided_by: null,
  decided_at: null,
  version: 1,
} as const satisfies Schemas['ModerationRow']

/** The same as its record, without a comparison, pictures or a history. */
export const sampleModeration: Schemas['Moderation'] = {
  ...sampleRequest,
  company_id: 1,
  image_url: null,
  hints: [],
  seller_record: null,
  before: {},
  after: {},
  current: null,
  current_version: null,
  entity_version: 1,
  moved_fields: [],
  comparison: [],
  images: [],
  duplicates: [],
  reasons: [],
  comment_public: null,
  comment_internal: null,
  history: [],
  available_statuses: [],
}
