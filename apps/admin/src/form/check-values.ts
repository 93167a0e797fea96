import { changedValues } from './merge-changes.ts'
import { asFieldErrors } from './trusted.ts'
import { check, type Rules } from '@admin-panel/sdk/validation'
import { whyUnreadWithin } from '@admin-panel/ui/read-number'
import type { FieldValues, Resolver } from 'react-hook-form'
import { currentLanguage } from '#text/language.ts'
import { labelOf } from '#text/label-of.ts'

export type Mistakes = Readonly<Partial<Record<string, string>>>

/** Validates the request by the contract's rules and by those that the contract cannot express. */
export function resolverOf<Values extends FieldValues>(
  rules: Rules,
  toPayload: (values: Values) => Values,
  refine: (payload: Values) => Mistakes,
  stored: Values | null,
): Resolver<Values> {
  return (values) => {
    const payload = toPayload(values)
    // A value from before a rule stays, as it is not sent unless it is changed.
    const isSent = (field: string) => stored === null || field in changedValues(payload, stored)
    const ruleErrors = Object.entries(check(rules, payload, currentLanguage().validation))
      .filter(([field]) => isSent(field))
      .map(([field, messages]) => [field, messages?.[0]] as const)
    const unread = Object.entries(values).map(([field, value]) => [field, whyUnreadWithin(value)] as const)
    const legible = unread.every(([, why]) => why === undefined)
    // Each field reports the contract's error first, then an unreadable value, then its meaning.
    const errors = Object.entries({
      ...(legible && refine(payload)),
      ...Object.fromEntries(ruleErrors),
      ...Object.fromEntries(
        unread.flatMap(([field, why]) =>
          why === undefined
            ? []
            : [[field, `${labelOf(rules, field)}: ${why.charAt(0).toLocaleLowerCase()}${why.slice(1)}`]],
        ),
      ),
    }).flatMap(([field, message]) => (message === undefined ? [] : [[field, { type: 'rule', message }] as const]))
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: asFieldErrors<Values>(errors) }
  }
}
