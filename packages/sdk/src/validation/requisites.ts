/**
 * Check digits of Russian requisites, by the rules of the tax service (ИНН, ОГРН), Rosstat (ОКПО) and the Bank of
 * Russia (accounts, No. 515 of 08.09.1997). Each takes digits without spaces and answers whether they agree. What is typed to get
 * past a form, such as zeros or one digit repeated, often has a valid check digit; no number of a register looks like that.
 */
const ONE_DIGIT = /^(\d)\1*$/
const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_12 = [7, ...INN_10]

/**
 * Whether a text is an ИНН: 10 digits of an organisation, or 12 of a person, with valid check digits.
 * @param text - the digits as they were typed
 */
export function isInn(text: string): boolean {
  if (ONE_DIGIT.test(text) || !hasRegion(text)) return false
  if (/^\d{10}$/.test(text)) return innDigit(text, INN_10) === Number(text[9])
  if (!/^\d{12}$/.test(text)) return false
  return innDigit(text, INN_12) === Number(text[10]) && innDigit(text, [3, ...INN_12]) === Number(text[11])
}

/** The form of a КПП. */
export const KPP_FORM = /^\d{4}[0-9A-Z]{2}\d{3}$/

/**
 * Whether a text is a КПП: 9 characters, the fifth and sixth of which may be letters. It has no check digit.
 * @param text - the digits as they were typed
 */
export function isKpp(text: string): boolean {
  return KPP_FORM.test(text) && hasRegion(text) && !ONE_DIGIT.test(text)
}

/**
 * Whether a text is an ОГРН: 13 digits, the first of which is 1 or 5, with a valid check digit.
 * @param text - the digits as they were typed
 */
export function isOgrn(text: string): boolean {
  return (
    /^[15]\d{12}$/.test(text) &&
    hasRegion(text.slice(3)) &&
    !ONE_DIGIT.test(text) &&
    Number((BigInt(text.slice(0, 12)) % 11n) % 10n) === Number(text[12])
  )
}

/**
 * Whether a text is an ОГРНИП: 15 digits, the first of which is 3, with a valid check digit.
 * @param text - the digits as they were typed
 */
export function isOgrnip(text: string): boolean {
  return (
    /^3\d{14}$/.test(text) &&
    hasRegion(text.slice(3)) &&
    !ONE_DIGIT.test(text) &&
    Number((BigInt(text.slice(0, 14)) % 13n) % 10n) === Number(text[14])
  )
}

/**
 * Whether a text is an ОКПО: 8 digits of an organisation, or 10 of a person, with a valid check digit.
 * @param text - the digits as they were typed
 */
export function isOkpo(text: string): boolean {
  if (!/^(\d{8}|\d{10})$/.test(text) || ONE_DIGIT.test(text)) return false
  const digits = Array.from(text, Number)
  const last = digits.pop()
  const key = (first: number) =>
    digits.reduce((sum, digit, index) => sum + digit * (((index + first - 1) % 10) + 1), 0) % 11
  const remainder = key(1)
  return (remainder < 10 ? remainder : key(3) % 10) === last
}

/**
 * Whether a text is a БИК: 9 digits of a credit institution in Russia.
 * @param text - the digits as they were typed
 */
export function isBik(text: string): boolean {
  return /^04(?!0{7})\d{7}$/.test(text)
}

/**
 * Whether a settlement account of 20 digits belongs to the bank of a БИК.
 * @param bik - the BIK of the bank
 * @param account - the number of the account
 */
export function isAccountOf(bik: string, account: string): boolean {
  return (
    isBik(bik) && /^[1-9]\d{19}$/.test(account) && !ONE_DIGIT.test(account) && accountKey(bik.slice(6) + account) === 0
  )
}

/**
 * Whether a correspondent account of 20 digits belongs to the bank of a БИК.
 * @param bik - the BIK of the bank
 * @param account - the number of the account
 */
export function isCorrespondentOf(bik: string, account: string): boolean {
  const fits = isBik(bik) && /^301(?!0{14})\d{17}$/.test(account) && account.slice(17) === bik.slice(6)
  return fits && accountKey(`0${bik.slice(4, 6)}${account}`) === 0
}

/**
 * Whether a text is an EAN-8 or EAN-13 with a valid check digit.
 * @param text - the digits as they were typed
 */
export function isBarcode(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text) || ONE_DIGIT.test(text)) return false
  return (
    Array.from(text)
      .toReversed()
      .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) %
      10 ===
    0
  )
}

/** The region of a tax authority or of a register: there is no region 00. */
function hasRegion(text: string): boolean {
  return !text.startsWith('00')
}

function innDigit(text: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11) % 10
}

function accountKey(digits: string): number {
  return (
    Array.from(digits).reduce(
      (sum, digit, index) => sum + ((Number(digit) * (([7, 1, 3] as const)[index % 3] ?? 0)) % 10),
      0,
    ) % 10
  )
}
