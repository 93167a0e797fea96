import { isAccountOf, isBik, isCorrespondentOf, russianValidation } from '@admin-panel/sdk/validation'
import { type Details, invalid } from '#http/errors.ts'
import type { Call } from '#http/handlers.ts'
import { oneLine } from '#text/tidy.ts'

type Changes = Call<'bankDetails.update'>['body']

const NUMBERS = ['bik', 'corr_account', 'settlement_account'] as const
const NAMES = { bank_name: 'Банк', recipient: 'Получатель' } as const

/** A body as it is stored: numbers without the spaces that people group them by. */
export function tidy(body: Changes): Changes {
  return {
    ...body,
    ...tidied(body, NUMBERS, (text) => text.replaceAll(/\s/g, '')),
    ...tidied(body, ['bank_name', 'recipient'] as const, oneLine),
  }
}

function tidied(body: Changes, fields: readonly (keyof Changes)[], tidyUp: (text: string) => string) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = body[field]
      return typeof value === 'string' ? [[field, tidyUp(value)] as const] : []
    }),
  )
}

interface Numbers {
  bik: string
  corr_account: string
  settlement_account: string
}

/** Refuses what the contract cannot know to be wrong; `whole` is the record to be. */
export function refuseWrong(input: Changes, { bik, corr_account, settlement_account }: Numbers): void {
  const details: Details = {}
  for (const field of ['bank_name', 'recipient'] as const) {
    const value = input[field]
    if (value !== undefined && value.length < 3) details[field] = [russianValidation.minLength(NAMES[field], 3)]
  }
  if (!isBik(bik)) details['bik'] = ['БИК: 9 цифр, начинается с 04']
  if (!isCorrespondentOf(bik, corr_account)) details['corr_account'] = ['Корр. счёт не подходит к БИК']
  if (!isAccountOf(bik, settlement_account)) details['settlement_account'] = ['Расчётный счёт не подходит к БИК']
  if (Object.keys(details).length > 0) throw invalid(details)
}
