import { resourceEntities } from '@admin-panel/sdk/resources'

const entities: Readonly<Partial<Record<string, string>>> = resourceEntities

/** What the log and the events call the records of a resource; a resource without records of its own has only its name. */
export const entityOf = (resource: string): string => entities[resource] ?? resource
