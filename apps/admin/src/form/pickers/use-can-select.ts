import type { resourceEntities, SelectableResource } from '@admin-panel/sdk/resources'
import { useCan } from '#data/queries.ts'

/** Whether the user may list a resource's options. */
export function useCanSelect(of: SelectableResource) {
  const entity = entityOf(of)
  return useCan([`${entity}.list`, `${entity}.index`], 'any')
}

/** The entity of a resource by its name: every list with a filter would load the table of all. */
export function entityOf<Of extends SelectableResource>(of: Of): (typeof resourceEntities)[Of]
export function entityOf(of: string): string {
  return of
    .replace(/ies$/, 'y')
    .replace(/(ss)es$|s$/, '$1')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
