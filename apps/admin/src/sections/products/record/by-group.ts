import type { Schemas } from '@admin-panel/sdk'

export type Attribute = Schemas['ProductAttribute']

/** Groups in order of appearance; attributes without a group get an empty name. */
export function byGroup(attributes: readonly Attribute[]): [group: string, attributes: Attribute[]][] {
  const groups = new Map<string, Attribute[]>()
  for (const attribute of attributes) {
    const group = attribute.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), attribute])
  }
  return [...groups]
}
