import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'

type Answers = Schemas['ProductAttributeValue'][]

/** What is wrong with the values of a card of this category. */
export async function wrongAnswers(_db: Database, _categoryId: number, _values: Answers): Promise<string[]> {
  return []
}

/** Names of the attributes that the category requires and the card lacks. */
export async function missingAnswers(_db: Database, _categoryId: number, _values: Answers): Promise<string[]> {
  return []
}
