import { createPermissions, type PermissionName, vocabulary } from '@admin-panel/permissions'
import type { Identity } from '#contract/identity.ts'

// These records are shown by the permission of another entity.
const parts: Record<string, string> = {
  'sub-order': 'order',
  'brand-alias': 'brand',
  'review-term': 'review',
  'legacy-product': 'product',
  'legacy-car-brand': 'car-brand',
  'legacy-city': 'city',
}
// A permission to open these screens includes their data.
const screens: Record<string, string> = { 'store-point': 'storage', review: 'log' }
// Private records appear only on their owner's screens.
const PRIVATE = new Set(['notification', 'audit-log'])

const names = new Set(
  Object.entries(vocabulary).flatMap(([entity, actions]) => actions.map((action): string => `${entity}.${action}`)),
)

/** Any of these permissions shows records of the entity; empty if no screen shows them. */
export function permissionsOf(entity: string): PermissionName[] {
  const owner = parts[entity] ?? entity
  if (PRIVATE.has(owner)) return []
  const entities = [owner, ...(screens[owner] ? [screens[owner]] : [])]
  return entities.flatMap((name) => [`${name}.index`, `${name}.view`]).filter(isPermission)
}

/** Every permission that shows records. */
export const asked = [...new Set(Object.keys(vocabulary).flatMap(permissionsOf))]

function isPermission(name: string): name is PermissionName {
  return names.has(name)
}

type Reach = 'all' | 'own' | 'none'

export interface Watcher {
  userId: number
  companyIds: number[]
  reach: (entity: string) => Reach
}

/** Derives the reach of a reader per entity from the roles of the identity. */
export function watcherOf({ userId, companyIds, roles }: Identity, adminCheck: boolean): Watcher {
  const { administrator } = createPermissions(
    roles.map(({ slug }) => ({ slug, permissions: [] })),
    { adminCheck },
  )
  const reach = (entity: string): Reach => {
    const needed = permissionsOf(entity)
    if (needed.length === 0) return 'none'
    if (administrator) return 'all'
    const granting = roles.filter(({ held }) => needed.some((name) => held.includes(name)))
    if (granting.length === 0) return 'none'
    return granting.some(({ scope }) => scope === 'all') ? 'all' : 'own'
  }
  return { userId, companyIds, reach }
}
