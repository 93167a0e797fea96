import type { Schemas } from '@admin-panel/sdk'

const operation: Schemas['Operation'] = {
  id: 7,
  call: 'products.disableByIds',
  kind: 'change',
  title: 'Товары: выключение списком',
  resource: 'products',
  status: 'prepared',
  author: { id: 1, label: 'Волков А. С.' },
  starter: null,
  reason: null,
  total: 5,
  done: 0,
  changed: 0,
  skipped: 0,
  created_at: '2026-11-27T10:00:00Z',
  started_at: null,
  finished_at: null,
  undo_until: null,
  undoes: null,
  result_name: null,
  has_errors_file: false,
  actions: [],
  input: {},
  words: {},
  filter: null,
  filter_words: null,
  changes: [],
  price_change: null,
  explanation: null,
  source_name: null,
  undone_by: null,
}

export const sampleOperation = (values: Partial<Schemas['Operation']>): Schemas['Operation'] => ({
  ...operation,
  ...values,
})
