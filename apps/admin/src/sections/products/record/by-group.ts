import type { Schemas } from '@admin-panel/sdk'

export type Attribute = Schemas['ProductAttribute']

/** Groups in the order in which they are met; attributes without one come under an empty name. */
export function byGroup(attributes: readonly Attribute[]): [group: string, attributes: Attribute[]][] {
  const groups = new Map<string, Attribute[]>()
  for (const attribute of attributes) {
    const group = attribute.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), attribute])
  }
  return [...groups]
}
