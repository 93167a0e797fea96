import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Operation } from '#contract/operations.ts'
import { reaches } from '#records/access/reach.ts'
import { allResources } from '#records/resources.ts'
import { text } from '#text/language/language.ts'
import { permissionsOf, whyLeft } from './apply-target.ts'
import { operationsOf } from './operations-of.ts'

const NO_RIGHT = 'Нет права менять это поле'

/** The restores of these entities that the caller's present rights allow. */
export async function restoringRights(db: Database, actor: Actor, entities: readonly string[]) {
  const reach = await reaches(db, actor, [...new Set(entities.flatMap((entity) => writing(entity).flatMap(namesOf)))])
  const holds = (permissions: readonly PermissionName[]) => reach(permissions) !== 'none'

  /** Whether a deleted record may be given back. */
  function mayCreate(entity: string): boolean {
    return permissionsOf({ entity, id: 0, kind: 'create', values: {}, notes: [] }).every(holds)
  }

  return {
    mayCreate,
    /** Whether any change of such a record may be brought back. */
    mayWrite: (entity: string) => writing(entity).some((operation) => holdsFor(operation, holds)),
    /** The fields that cannot come back by themselves, and why. */
    kept: (entity: string, values: Record<string, unknown>) =>
      Object.entries(values).flatMap(([field, value]) => {
        const why = whyLeft(entity, field) ?? whyForbidden(entity, { [field]: value }, holds)
        return why === undefined ? [] : [{ field, why: text(why) }]
      }),
  }
}

type Holds = (permissions: readonly PermissionName[]) => boolean

function whyForbidden(entity: string, values: Record<string, unknown>, holds: Holds): string | undefined {
  return permissionsOf({ entity, id: 0, kind: 'change', values, notes: [] }).every(holds) ? undefined : NO_RIGHT
}

function writing(entity: string): Operation[] {
  if (allResources().get(entity) === undefined) return []
  const { view: _view, ...operations } = operationsOf(entity)
  return Object.values(operations)
}

/** Any of these permissions writes some field of such a record. */
export const writersOf = (entity: string): readonly PermissionName[] => [...new Set(writing(entity).flatMap(namesOf))]

const namesOf = ({ permission }: Operation): readonly PermissionName[] => (Array.isArray(permission) ? permission : [])

const holdsFor = ({ permission }: Operation, holds: Holds) => !Array.isArray(permission) || holds(permission)
