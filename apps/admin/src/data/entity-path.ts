import { resourceEntities } from '@admin-panel/sdk/resources'
import { recordPath } from './paths.ts'

const resources = Object.entries(resourceEntities)

/** The address of an entity's record, as the log names it; null without a page of its own. */
export function entityPath(entity: string, id: number | null): string | null {
  // An entity's own resource stands before the others that serve it.
  const [resource = ''] = resources.find(([, name]) => name === entity) ?? []
  return recordPath(resource, id)
}
