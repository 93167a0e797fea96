import { quantityIn, type ValidationMessages } from './messages.ts'
import type { RequisiteMessages } from './seller.ts'

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`

/** The messages in English, for {@link check} and {@link describe}. */
export const englishValidation: ValidationMessages = {
  required: (label) => `Please enter ${label}`,
  type: (label) => `${label}: wrong kind of value`,
  minLength: (label, min) => `${label}: at least ${characters(min)}`,
  maxLength: (label, max) => `${label}: at most ${characters(max)}`,
  lengthRange: (label, min, max) => `${label}: ${min} to ${characters(max)}`,
  length: (label, exact) => `${label}: exactly ${characters(exact)}`,
  minimum: (label, min) => `${label}: at least ${min}`,
  maximum: (label, max) => `${label}: at most ${max}`,
  quantity: quantityIn('en-GB'),
  range: (label, min, max) => `${label}: ${min} to ${max}`,
  minItems: (label, min) => `${label}: choose at least ${min}`,
  maxItems: (label, max) => `${label}: choose at most ${max}`,
  itemsRange: (label, min, max) => `${label}: choose ${min} to ${max}`,
  pattern: (label) => `${label}: wrong format`,
  email: (label) => `${label}: enter an address like name@example.com`,
  phone: (label) => `${label}: enter the whole number, for example +7 900 123-45-67`,
  phoneLong: (label) => `${label}: the number has too many digits`,
  enum: (label) => `${label}: choose a value from the list`,
  uniqueItems: (label) => `${label}: values repeat`,
  unknown: (label) => `${label}: there is no such field`,
}

const sellerTypes = { legal: 'a legal entity', entrepreneur: 'a sole trader', self_employed: 'a self-employed person' }
const registers = { legal: 'OGRN', entrepreneur: 'OGRNIP', self_employed: 'OGRNIP' }
const taxSystems = {
  osno: 'General',
  usn_income: 'Simplified (income)',
  usn_income_expense: 'Simplified (income − expenses)',
  ausn: 'Automated simplified',
  patent: 'Patent',
  npd: 'Professional income',
}

/** The messages about the requisites of a seller, in English. */
export const englishRequisites: RequisiteMessages = {
  innLength: (digits, type) => `INN: ${digits} digits for ${sellerTypes[type]}`,
  innDigits: 'INN: check the digits, the control number does not match',
  kppMissing: 'Please enter KPP',
  kppNotLegal: 'KPP: legal entities only',
  kppForm: 'KPP: 9 characters',
  kppUnknown: 'KPP: no register has such a number',
  ogrnMissing: (type) => `Please enter ${registers[type]}`,
  ogrnLength: (digits, type) => `${registers[type]}: ${digits} digits`,
  ogrnDigits: (type) => `${registers[type]}: the control number does not match`,
  okpoLength: (digits) => `OKPO: ${digits} digits`,
  okpoDigits: 'OKPO: the control number does not match',
  selfEmployedTax: 'Tax system: the self-employed pay the professional income tax only',
  taxNotLegal: (system) => `Tax system: ${taxSystems[system]} is not for a legal entity`,
  vatRate: (system, rates) =>
    `VAT rate: ${taxSystems[system]} — ${rates.map((rate) => (rate === 'none' ? 'no VAT' : `${rate}%`)).join(', ')}`,
  bik: 'BIC: 9 digits, begins with 04',
  corrAccount: 'The correspondent account does not belong to the BIC',
  settlementAccount: 'The settlement account does not belong to the BIC',
}
