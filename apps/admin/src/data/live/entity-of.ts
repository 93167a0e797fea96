import { resourceEntities } from '@admin-panel/sdk/resources'

const entities: Readonly<Partial<Record<string, string>>> = resourceEntities

/** The name of a resource's records in the log and in events; the resource's own name if it has no records. */
export const entityOf = (resource: string): string => entities[resource] ?? resource
