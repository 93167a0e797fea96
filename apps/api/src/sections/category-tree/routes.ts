import type { Call, Section } from '#http/handlers.ts'
import { findNodes } from './queries.ts'

export const categoryTree = {
  'categoryTree.nodes': nodes,
} satisfies Section<'categoryTree'>

function nodes({ query, db }: Call<'categoryTree.nodes'>) {
  return findNodes(db, query)
}
