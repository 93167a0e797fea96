import type { Permissions } from '@admin-panel/permissions'
import type { Screen } from '#page/section.ts'

/** Whether the user may open a screen, and the back end has what it needs. */
export const mayEnter = (
  { permissions = [], anyPermission, part }: Partial<Screen>,
  { canAll, canAny, lacks }: Permissions,
) => canAll(permissions) && !(part && lacks(part)) && (!anyPermission || canAny(anyPermission))
