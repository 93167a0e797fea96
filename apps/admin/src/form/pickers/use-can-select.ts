import { resourceEntities, type SelectableResource } from '@admin-panel/sdk/resources'
import { useCan } from '#data/queries.ts'

/** Whether the user may list a resource's options. */
export function useCanSelect(of: SelectableResource) {
  const entity = resourceEntities[of]
  return useCan([`${entity}.list`, `${entity}.index`], 'any')
}
