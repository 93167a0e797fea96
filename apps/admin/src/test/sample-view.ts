import type { Schemas } from '@admin-panel/sdk'

/** A saved view of the user's own. */
export const sampleView = (view: Pick<Schemas['SavedView'], 'list' | 'name' | 'query'>): Schemas['SavedView'] => ({
  id: 9,
  is_shared: false,
  is_own: true,
  owner: { id: 1, label: 'Волков А. С.' },
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
  ...view,
})
