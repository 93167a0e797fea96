import type { Asked, ManyResult } from './outcomes.ts'

/** The change of one record, in any version. */
export interface ChangeOf<Body> {
  id: number
  body: Body
}

/** Changes the records that get the same values together; the result is that of all. */
export async function inGroups<Body>(
  changes: readonly ChangeOf<Body>[],
  change: (items: readonly Asked[], body: Body) => Promise<ManyResult>,
): Promise<ManyResult> {
  const results: ManyResult[] = []
  for (const group of Map.groupBy(changes, ({ body }) => JSON.stringify(body)).values()) {
    const [first] = group
    const items = group.map(({ id }) => ({ id }))
    if (first) results.push(await change(items, first.body))
  }
  return {
    changed: results.flatMap(({ changed }) => changed),
    refused: results.flatMap(({ refused }) => refused),
  }
}
