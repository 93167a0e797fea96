import { m } from '#paraglide/messages.js'

const READ = new Set(['index', 'list', 'view', 'export', 'deactivationHistory'])
const REMOVES = /^delete/

/** How much of an entity a role may do; single rights may differ from all of these. */
export const roleLevels = () => [
  { id: 'none', label: m.roles_level_none(), has: () => false },
  { id: 'view', label: m.roles_level_view(), has: (action: string) => READ.has(action) },
  { id: 'edit', label: m.roles_level_edit(), has: (action: string) => !REMOVES.test(action) },
  { id: 'all', label: m.roles_level_all(), has: () => true },
]
