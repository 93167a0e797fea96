import { check } from '#validation/check.ts'
import { englishValidation } from '#validation/english.ts'
import { russianValidation } from '#validation/messages.ts'
import type { Rule } from '#validation/rules.ts'
import type { OperationId, Params } from '@admin-panel/sdk'
import type { StandardSchemaV1 } from '@standard-schema/spec'

type Language = 'ru' | 'en'

/** A field of a form: its rule as on the server, and its label in both languages. */
export interface FieldRule extends Omit<Rule, 'label'> {
  /** The field's name for the user. */
  readonly label: Readonly<Record<Language, string>>
}

/** The fields of a request's body. */
export interface FormOf<K extends OperationId> {
  /** The operation that takes the form. */
  readonly operation: K
  /** The fields by name. */
  readonly fields: Readonly<Record<string, FieldRule>>
}

/**
 * The rules of a form as a Standard Schema, which form libraries take. It checks fields on their own, with the texts of
 * the server; what concerns several fields or other records, the server refuses with `validation`.
 * @param form - the fields of an operation
 * @param language - the language of the messages, Russian by default
 * @example
 * const schema = standardSchema(usersUpdateForm, 'en')
 */
export function standardSchema<K extends OperationId>(
  form: FormOf<K>,
  language: Language = 'ru',
): StandardSchemaV1<Params<K>> {
  const messages = language === 'en' ? englishValidation : russianValidation
  const rules = Object.fromEntries(
    Object.entries(form.fields).map(([field, { label, ...rule }]) => [field, { ...rule, label: label[language] }]),
  )
  return {
    '~standard': {
      version: 1,
      vendor: '@admin-panel/sdk',
      validate(value) {
        if (typeof value !== 'object' || value === null) return { issues: [{ message: messages.type(form.operation) }] }
        const issues = Object.entries(check(rules, { ...value }, messages)).flatMap(([field, texts = []]) =>
          texts.map((message) => ({ message, path: [field] })),
        )
        return issues.length > 0 ? { issues } : { value: asParams<K>(value) }
      },
    },
  }
}

function asParams<K extends OperationId>(value: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rules have just checked the fields.
  return value as Params<K>
}
