import { isEmail, normalizePhone } from '@admin-panel/sdk/validation'
import { invalid } from '#errors.ts'
import { normalizeEmail } from '#text/addresses/email.ts'
import { masked } from '#text/masked.ts'

/** A whole phone number or mail address of a buyer. */
export interface Contact {
  kind: 'phone' | 'email'
  value: string
}

export function contactOf(text: string): Contact {
  const email = normalizeEmail(text.trim())
  if (isEmail(email)) return { kind: 'email', value: email }
  const phone = normalizePhone(text)
  if (phone === null) throw invalid({ contact: ['Телефон или почта: укажите целиком'] })
  return { kind: 'phone', value: phone }
}

export const maskedContact = ({ kind, value }: Contact): string => masked(kind, value)
