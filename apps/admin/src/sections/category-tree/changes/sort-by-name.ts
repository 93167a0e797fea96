import { queryClient } from '#data/queries.ts'
import type { Actions } from './actions.ts'
import { nodesUnder, type CategoryNode } from '#sections/category-tree/nodes.ts'

const inRussian = new Intl.Collator('ru', { numeric: true })

/** Sorts all children, or all roots, from А to Я, even those that are not loaded. */
export async function sortByName(parent: CategoryNode | null, { change }: Actions) {
  const { items } = await queryClient.fetchQuery(nodesUnder(parent && String(parent.id)))
  const from = items.map(({ id }) => id)
  const to = items.toSorted((a, b) => inRussian.compare(a.name, b.name)).map(({ id }) => id)
  change({ kind: 'sort', parent, from, to })
}
