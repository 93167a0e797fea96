// Numbers copied from an address book contain invisible direction marks.
const INVISIBLE = /\p{Cf}/gu
const PHONE_LIKE = /^\+?[\d\s().\u2010-\u2015\u2212-]*$/
const LENGTH = 11

/** The pattern of a phone number in the contract. */
export const PHONE_PATTERN = '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$'

/** The digits and the plus of a text written like a phone number; `null` for any other text. */
function digitsOf(text: string): string | null {
  const visibleText = text.replaceAll(INVISIBLE, '').trim()
  return PHONE_LIKE.test(visibleText) ? visibleText.replaceAll(/[^\d+]/g, '') : null
}

const PHONE = new RegExp(PHONE_PATTERN, 'u')

function withCountry(number: string): string {
  if (/^[78]\d{10}$/.test(number)) return `+7${number.slice(1)}`
  // Ten digits that begin with 7 or 8 are an incomplete number with its country or trunk prefix.
  return /^[3-69]\d{9}$/.test(number) ? `+7${number}` : number
}

/**
 * Turns what a person types or pastes into a phone number in E.164 (`+79001234567`); `null` where it is incomplete.
 * @param text - the phone number as it was typed
 */
export function normalizePhone(text: string): string | null {
  const number = digitsOf(text)
  if (number === null) return null
  const whole = withCountry(number)
  return PHONE.test(whole) ? whole : null
}

/** Why a text is not a phone number: too many digits, or not enough. */
export function phoneFault(text: string): 'form' | 'short' | 'long' | null {
  if (normalizePhone(text)) return null
  const number = digitsOf(text)
  if (number === null) return 'form'
  if (number.startsWith('+') && !number.startsWith('+7')) return number.length > 16 ? 'long' : 'short'
  const national = number.replace(/^(\+7|[78])/, '')
  return national.length > LENGTH - 1 ? 'long' : 'short'
}

/**
 * Formats a phone number while it is typed: `+7 900 123-45-67`, `8 900 12`, `+375291234567`. Any other text stays as it is.
 * @param text - the phone number in any form
 */
export function phoneText(text: string): string {
  const number = digitsOf(text)
  if (number === null || number === '' || number === '+') return text
  if (number.startsWith('+') && !number.startsWith('+7')) return number
  const [, code = '', national = ''] = /^(\+7|[78]?)(\d*)$/.exec(number) ?? []
  // 8 is the trunk prefix within the country; a complete number is shown as it is stored.
  const head = code === '8' && national.length < LENGTH - 1 ? '8' : '+7'
  if (national === '') return head
  if (national.length >= LENGTH) return text
  const [, area = '', ...groups] = /^(\d{1,3})(\d{0,3})(\d{0,2})(\d*)$/.exec(national) ?? []
  const rest = groups.filter((group) => group !== '').join('-')
  return [head, area, rest].filter(Boolean).join(' ')
}
