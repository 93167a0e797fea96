import { replaceContacts } from './addresses/contacts.ts'

/** Every mask has it; a text with a bullet of its own is no mask. */
const DOTS = '•••'

/** Whether a text is a masked value. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(DOTS)

/** The masks by the kinds of `x-personal`: each leaves what kind of value it is, and as little of it as tells two apart. */
const masks = {
  /** `+7 ••• •••-45-67` */
  phone(phone: string) {
    const tail = phone.slice(-4)
    return `${phone.slice(0, 2)} ••• •••-${tail.slice(0, 2)}-${tail.slice(2)}`
  },
  /** `a•••@example.com` */
  email: (email: string) => email.replace(/^(.).*(?=@)/, '$1•••'),
  /** `•••• 0101` */
  account: (account: string) => `•••• ${account.slice(-4)}`,
  address: () => DOTS,
  text: () => DOTS,
  /** `Перезвонить: •••` */
  written: (text: string) => replaceContacts(text, DOTS),
} satisfies Record<string, (value: string) => string>

export type PersonalKind = keyof typeof masks

/** Masks a value once: a masked phone stays as it is. Any other value may have dots of its own, and its mask is the same again. */
export function masked<Value>(kind: PersonalKind, value: Value): Value | string {
  if (typeof value !== 'string' || value === '' || (kind === 'phone' && isMasked(value))) return value
  return masks[kind](value)
}

/** No number of the shop's own has as many digits as a phone. */
const PHONE_DIGITS = 10

/** Words of a search that may be somebody's phone or mail, as the log keeps them. */
export function maskedWords(words: string): string {
  if (words.includes('@')) return masked('email', words)
  return words.replaceAll(/\D/g, '').length >= PHONE_DIGITS ? masked('phone', words) : words
}

export const maskedPhone = (phone: string) => masked('phone', phone)
export const maskedEmail = (email: string) => masked('email', email)
export const maskedAccount = (account: string) => masked('account', account)
