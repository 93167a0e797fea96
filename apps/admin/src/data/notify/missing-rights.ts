import type { Permission } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { partWords } from '#contract/enums/part.gen.ts'
import { client } from '#data/client.ts'
import { permissionLabel, permissionName } from '#text/permission-labels.ts'

/** The names of the missing permissions, and of what the back end lacks for everybody. */
export function missingRights(names: readonly (Permission | Schemas['Part'])[]) {
  const { lacks } = client.session.getSnapshot().permissions
  return names.map((name) => {
    if (isPart(name)) return m.access_absent({ name: partWords[name]() })
    const permission = permissionLabel(permissionName(name))
    return lacks(name) ? m.access_absent({ name: permission }) : m.access_missing({ permission })
  })
}

const isPart = (name: string): name is Schemas['Part'] => name in partWords
