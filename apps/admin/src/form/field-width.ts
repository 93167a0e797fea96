import type { Rule } from '@admin-panel/sdk/validation'

/** The widths of fields: a field is as wide as what it holds, so a form can be read by its shape. */
const widths = { xs: 'md:max-w-24', s: 'md:max-w-40', m: 'md:max-w-70', l: undefined }

export type FieldWidth = keyof typeof widths

export const widthClass = (width: FieldWidth) => widths[width]

/** The width of a text by the longest that the contract allows. */
export function widthOfText(rule: Pick<Rule, 'maxLength'> | undefined): FieldWidth {
  const { maxLength = Infinity } = rule ?? {}
  return maxLength <= 6 ? 'xs' : maxLength <= 16 ? 's' : maxLength <= 32 ? 'm' : 'l'
}

/** A number of up to four digits needs little room, unless its unit stands beside it. */
export function widthOfNumber(rule: Pick<Rule, 'maximum'> | undefined, unit: string | undefined): FieldWidth {
  return unit === undefined && (rule?.maximum ?? Infinity) <= 9999 ? 'xs' : 's'
}

const LONGEST_UNIT = 5

/** `Гарантия, мес.` is the name of a number and its unit; the unit stands in the field. */
export function splitUnit(label: string): { name: string; unit: string | undefined } {
  const comma = label.lastIndexOf(', ')
  const unit = label.slice(comma + 2)
  return comma > 0 && unit.length <= LONGEST_UNIT
    ? { name: label.slice(0, comma), unit }
    : { name: label, unit: undefined }
}
