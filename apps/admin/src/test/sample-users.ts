import type { Schemas } from '@admin-panel/sdk'
import { on } from './backend.ts'

/** A user as the API returns it, for tests and stories. */
export const row: Schemas['UserRow'] = {
  id: 5,
  last_name: 'Белов',
  first_name: 'Игорь',
  middle_name: null,
  email: 'merchant1@example.com',
  phone: '+79000000001',
  position: 'Менеджер',
  roles: [{ id: 2, label: 'Продавец' }],
  companies: [{ id: 1, label: 'Автодеталь-Север' }],
  status: 'active',
  last_login_at: '2026-11-20T09:00:00Z',
  created_at: '2026-06-01T09:00:00Z',
  version: 7,
}

export const user: Schemas['User'] = {
  ...row,
  role_ids: [2],
  company_ids: [1],
  time_zone: 'Europe/Moscow',
  password_set: true,
  available_statuses: [
    {
      status: 'blocked',
      label: 'Заблокировать',
      requires_reason: false,
      requires_comment: false,
      reason_operation: 'user_block',
    },
  ],
  updated_at: '2026-06-01T09:00:00Z',
}

export const other: Schemas['UserRow'] = {
  ...row,
  id: 6,
  last_name: 'Смирнова',
  first_name: 'Анна',
  email: 'merchant2@example.com',
}

export const meta = { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

const line = (id: number, label: string) => ({ id, label, hint: null, is_active: true })

/** Options for the section's screens, and an empty history. */
export const lines = [
  on.roles.options({ items: [line(2, 'Продавец'), line(3, 'Финансист')] }),
  on.companies.options({ items: [line(1, 'Автодеталь-Север')] }),
  on.operationReasons.options({ items: [{ ...line(9, 'Уволен'), requires_comment: false, affects_rating: false }] }),
  on.users.deactivationHistory({ items: [] }),
  on.auditLog.list({ items: [], meta: { ...meta, total: 0 } }),
]
