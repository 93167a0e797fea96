import type { Schemas } from '@admin-panel/sdk'
import { on } from '#test/backend.ts'
import { sampleModeration, sampleRequest } from '#test/sample-request.ts'

const COLLEAGUE = { id: 3, label: 'Орлова Д. С.' }
export const ME = { id: 1, label: 'Иванова М. С.' }

const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

export const queue = on.moderation.list({ items: [sampleRequest], meta })

const offer = { requires_comment: false, reason_operation: null }

export const newRequest: Schemas['Moderation'] = {
  ...sampleModeration,
  hints: ['MANN-FILTER', 'W 914/2', 'Масляные фильтры'],
  seller_record: { decided_count: 50, approved_count: 47 },
  before: { name: 'Фильтр масляный W 914/2' },
  after: { name: 'Фильтр масляный MANN W 914/2' },
  current: { name: 'Фильтр масляный W 914/2' },
  current_version: 5,
  entity_version: 5,
  comparison: [
    {
      field: 'name',
      name: null,
      before: 'Фильтр масляный W 914/2',
      after: 'Фильтр масляный MANN W 914/2',
      current: 'Фильтр масляный W 914/2',
      is_changed: true,
      is_moved: false,
    },
    {
      field: 'attribute_values.12',
      name: 'Высота',
      before: '93 мм',
      after: '95 мм',
      current: '93 мм',
      is_changed: true,
      is_moved: false,
    },
    {
      field: 'attribute_values.13',
      name: 'Резьба',
      before: 'M20',
      after: 'M20',
      current: 'M20',
      is_changed: false,
      is_moved: false,
    },
  ],
  available_statuses: [{ ...offer, status: 'in_work', label: 'Взять в работу', requires_reason: false }],
}

/** A request that the tests' user holds. */
export const myRequest: Schemas['Moderation'] = {
  ...newRequest,
  status: 'in_work',
  assignee: ME,
  assigned_until: '2026-11-22T09:30:00Z',
  available_statuses: [],
  version: 2,
}

export const colleagueRequest: Schemas['Moderation'] = { ...myRequest, assignee: COLLEAGUE }

export const decidedRequest: Schemas['Moderation'] = {
  ...newRequest,
  status: 'approved',
  available_statuses: [],
  version: 3,
}

export const brandRequest: Schemas['BrandModeration'] = {
  id: 1,
  number: 'Б-000001',
  proposed_name: 'Манн Фильтер',
  company: { id: 1, label: 'Автодеталь-Север' },
  company_id: 1,
  status: 'in_work',
  resolution: null,
  target_brand: null,
  target_brand_id: null,
  assignee: ME,
  assigned_until: '2026-11-22T09:30:00Z',
  due_at: '2026-11-23T09:00:00Z',
  is_overdue: false,
  attempt: 1,
  products_count: 3,
  author: { id: 9, label: 'Белов И.' },
  decided_by: null,
  created_at: '2026-11-22T05:00:00Z',
  updated_at: '2026-11-22T05:00:00Z',
  decided_at: null,
  proposed_synonyms: ['МаннФ'],
  site: null,
  country_code: 'DE',
  document_ids: [],
  samples: ['A-1001'],
  similar: [{ id: 12, label: 'MANN-FILTER', similarity_percent: 100 }],
  reasons: [],
  comment_public: null,
  comment_internal: null,
  history: [],
  available_statuses: [],
  version: 2,
}

export const reasons = on.operationReasons.options({
  items: [
    {
      id: 15,
      label: 'Плохое качество фото',
      hint: null,
      is_active: true,
      requires_comment: false,
      affects_rating: false,
    },
    { id: 16, label: 'Другое', hint: null, is_active: true, requires_comment: true, affects_rating: false },
  ],
})
