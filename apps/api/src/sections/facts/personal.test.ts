import { expect, test } from 'vitest'
import { readContract, type Schema } from '#contract/operations.ts'
import { PERSONAL_FIELDS } from './personal.ts'

/** What a call of facts takes for each of them. */
function factOf({ body }: { body: Schema | undefined }): Readonly<Record<string, Schema>> {
  return body?.properties?.['items']?.items?.properties ?? {}
}

const kindOf = ({ 'x-personal': personal, anyOf = [] }: Schema) =>
  personal?.kind ?? anyOf.flatMap(({ 'x-personal': part }) => part ?? [])[0]?.kind

test('facts: every field that the contract marks as personal is hidden on its page, and erased', () => {
  const facts = readContract()
    .map((operation) => factOf(operation))
    .filter(({ external_id }) => external_id)
  expect(facts.length).toBeGreaterThanOrEqual(7)
  const marked = facts.flatMap((fields) =>
    Object.entries(fields).flatMap(([name, schema]) => {
      const kind = kindOf(schema)
      // In a written text phones and mails alone are personal; the page masks those.
      return kind && kind !== 'written' ? [name] : []
    }),
  )
  expect([...new Set(marked)].toSorted()).toEqual([...PERSONAL_FIELDS].toSorted())
})
