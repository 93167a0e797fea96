import type { enums } from './enums.ts'
import { HEADER } from './operations.ts'
import type { rules } from './rules.ts'

type English = Readonly<Record<string, string>>

/** The fields of each request's body with their rules and labels, one constant each, so that a bundle has only what it uses. */
export function forms(all: ReturnType<typeof rules>['forms'], english: English): string {
  const constants = all
    .filter(({ fields }) => fields.some(({ label }) => label))
    .map(({ name, operation, fields }) => {
      const lines = fields
        .filter(({ label }) => label)
        .map(({ field, key, label, rule }) => {
          const rest = rule === '{  }' ? ' }' : `, ${rule.slice(2)}`
          return `    ${field}: { label: ${inBoth(label, english[key])}${rest},`
        })
      return `/** The fields of \`${operation}\`. */
export const ${name}Form: FormOf<'${operation}'> = {
  operation: '${operation}',
  fields: {
${lines.join('\n')}
  },
}`
    })
  return `${HEADER}import type { FormOf } from './standard-schema.ts'

${constants.join('\n\n')}
`
}

/** The words of each enum in both languages. */
export function words(all: ReturnType<typeof enums>['words'], english: English): string {
  const constants = all.map(({ name, words: entries }) => {
    const lines = entries.map(({ value, label, key }) => `  '${value}': ${inBoth(label, english[key])},`)
    return `/** The words of \`${name}\`. */
export const ${name[0]?.toLowerCase()}${name.slice(1)}Words: Words<Schemas['${name}']> = {
${lines.join('\n')}
}`
  })
  return `${HEADER}import type { Schemas } from '@admin-panel/sdk'

/** The words of each value in both languages. */
export type Words<Value extends string> = Readonly<Record<Value, Readonly<Record<'ru' | 'en', string>>>>

${constants.join('\n\n')}
`
}

function inBoth(russian: string, english = russian) {
  return `{ ru: ${JSON.stringify(russian)}, en: ${JSON.stringify(english)} }`
}
