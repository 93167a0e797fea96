import { accountMistakes } from '@admin-panel/sdk/validation'
import { type Details, detailsOf, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { oneLine } from '#text/one-line.ts'
import { requisites, validation } from '#text/language/say.ts'

type Changes = Call<'bankDetails.update'>['body']

const NUMBERS = ['bik', 'corr_account', 'settlement_account'] as const
const NAMES = { bank_name: 'Банк', recipient: 'Получатель' } as const

/** Removes the spaces that users type to group digits. */
export function normalize(body: Changes): Changes {
  return {
    ...body,
    ...normalizedFields(body, NUMBERS, (text) => text.replaceAll(/\s/g, '')),
    ...normalizedFields(body, ['bank_name', 'recipient'] as const, oneLine),
  }
}

function normalizedFields(body: Changes, fields: readonly (keyof Changes)[], normalizeUp: (text: string) => string) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = body[field]
      return typeof value === 'string' ? [[field, normalizeUp(value)] as const] : []
    }),
  )
}

/** Checks the rules that the contract cannot express; `whole` is the record after the change. */
export function assertValid(input: Changes, whole: Parameters<typeof accountMistakes>[0]): void {
  const details: Details = detailsOf(accountMistakes(whole, requisites()))
  for (const field of ['bank_name', 'recipient'] as const) {
    const value = input[field]
    if (value !== undefined && value.length < 3) details[field] = [validation().minLength(NAMES[field], 3)]
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}
