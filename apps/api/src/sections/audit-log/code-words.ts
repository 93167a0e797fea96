import { enumOfField, enumWords } from '#text/enum-words.gen.ts'
import { text } from '#text/language/language.ts'
import { ownValue } from '#text/own-value.ts'
import { entityWord } from '#text/permission-words.ts'
import { countryLabel, zoneLabel } from '#text/words.ts'

/** The label of a contract code; undefined if the text is no code. */
export function codeInWords(entity: string, field: string, code: string): string | undefined {
  if (field === 'entity') return text(entityWord(code))
  if (field === 'time_zone') return zoneLabel(code)
  if (field === 'country_code') return countryLabel(code)
  // The log of a cancelled order has the initiator of the reason beside the order's own fields.
  const enumName =
    field === 'cancel_initiator'
      ? 'ReasonInitiator'
      : (ownValue(enumOfField, `${entity}.${field}`) ?? ownValue(enumOfField, field))
  const russian = enumName && ownValue<string>(enumWords[enumName], code)
  return russian && text(russian)
}
