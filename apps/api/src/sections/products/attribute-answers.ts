import type { Database } from '#db/database.ts'
import { attributesOfCategory, checkAttributeValues, missingAttributes } from '#sections/attributes/public.ts'
import type { AttributeValue } from './schema.ts'

/** Validates attribute values against the category of a card. */
export async function wrongAnswers(db: Database, categoryId: number, values: AttributeValue[]): Promise<string[]> {
  return checkAttributeValues(await attributesOfCategory(db, categoryId), values)
}

/** Names the attributes that the category requires and the card lacks. */
export async function missingAnswers(db: Database, categoryId: number, values: AttributeValue[]): Promise<string[]> {
  return missingAttributes(await attributesOfCategory(db, categoryId), values)
}
