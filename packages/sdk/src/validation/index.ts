export { check } from './check.ts'
export { dayAt, daysAfter, isDay, marketplaceZone, weekdayOf } from './day.ts'
export { isEmail } from './email.ts'
export { describe } from './describe.ts'
export type { Issue } from './describe.ts'
export { englishRequisites, englishValidation } from './english.ts'
export { russianValidation } from './messages.ts'
export type { ValidationMessages } from './messages.ts'
export { exceptionFaults, openingFaults, openingState } from './opening-hours.ts'
export type {
  ExceptionFault,
  OpeningException,
  OpeningFault,
  OpeningHours,
  OpeningInterval,
  OpeningState,
} from './opening-hours.ts'
export { pointPresets, pointWithoutPreset } from './store-point.ts'
export { normalizePhone, phoneText } from './phone.ts'
export type { Rule, Rules } from './rules.ts'
export { articleKey, normalizeArticle, normalizeName } from './normalize.ts'
export {
  isAccountOf,
  isBarcode,
  isBik,
  isCorrespondentOf,
  isInn,
  isKpp,
  isOgrn,
  isOgrnip,
  isOkpo,
} from './requisites.ts'
export {
  accountMistakes,
  companyMistakes,
  innLengthOf,
  ogrnLengthOf,
  okpoLengthOf,
  russianRequisites,
  taxSystemsOf,
  vatRatesOf,
} from './seller.ts'
export type { RequisiteMessages } from './seller.ts'
