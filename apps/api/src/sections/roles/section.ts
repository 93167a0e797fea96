import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { requireRights } from './role-records.ts'
import { english } from './english.ts'
import { permissions } from './permissions.ts'
import { roles } from './routes.ts'
import { role } from './schema.ts'
import { seedRoles } from './seed.ts'

export const section = defineSection({
  english,
  handlers: { ...roles, ...permissions },
  resources: {
    role: {
      nameOf: selectNames(role, role.name),
      back: { returned: requireRights },
      grants: { viewer: ['index', 'list', 'view'] },
    },
    permission: {
      nameOf: null,
      grants: {},
    },
  },
  seeds: { roles: { run: seedRoles } },
})
