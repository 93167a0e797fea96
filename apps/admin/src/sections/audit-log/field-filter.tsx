import { fieldLabels } from '#contract/field-labels.gen.ts'
import { fieldsOfEntities } from '#contract/fields-of-entities.gen.ts'
import { fieldInWords } from '#text/in-words.ts'
import { FilterMenu } from '#list/filters/filter-menu.tsx'
import { valuesOf, type Filter, type FilterContext } from '#list/filters/filter.ts'

// Sent by forms, but not a field of any record.
const NOT_KEPT = /password|hash|version|dry_run|skip_invalid|^(items|is_read|is_editing|query|changes)$/

/** The fields of these entities' records with their labels; of all entities without any. */
function labelsOf(entities: readonly string[]): (readonly [string, (() => string) | undefined])[] {
  const known = entities.flatMap((entity) =>
    fieldsOfEntities[entity] ? [[entity, fieldsOfEntities[entity]] as const] : [],
  )
  if (entities.length === 0 || known.length < entities.length) return Object.entries(fieldLabels)
  return known.flatMap(([entity, fields]) =>
    [...fields, ...STATES].map((field) => [field, () => fieldInWords(entity, field)] as const),
  )
}

/** Groups fields by label: «Цена» is one choice for all fields with that label. */
function fieldsByLabel(entities: readonly string[]): ReadonlyMap<string, string> {
  const byLabel = new Map<string, string[]>()
  for (const [key, label] of labelsOf(entities)) {
    const field = key.split('.').at(-1) ?? key
    const isCommon = key.includes('.') && field in fieldLabels
    if (!label || isCommon || NOT_KEPT.test(field)) continue
    byLabel.set(label(), [...(byLabel.get(label()) ?? []), field])
  }
  return new Map(
    [...byLabel]
      .map(([label, fields]) => [label, [...new Set(fields)].toSorted().join(',')] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

/** The states that are no field of a form. */
const STATES = ['status', 'is_active']

const splitOf = (fields: string) => fields.split(',')

const optionsOf = (context: FilterContext) =>
  [...fieldsByLabel(valuesOf(context, 'entity').map(String))].map(([label, fields]) => ({ value: fields, label }))

/** The chosen fields in words; one of another section keeps its own name. */
const words = (context: FilterContext) => {
  const options = optionsOf(context)
  const selected = valuesOf(context, 'field').map(String)
  const chosen = options.filter(({ value }) => splitOf(value).every((one) => selected.includes(one)))
  const coveredFields = new Set(chosen.flatMap(({ value }) => splitOf(value)))
  return [...chosen.map(({ label }) => label), ...selected.filter((field) => !coveredFields.has(field))].join(', ')
}

export function fieldFilter(): Filter<'field'> {
  return {
    name: 'field',
    control: (context) => {
      const selected = valuesOf(context, 'field').map(String)
      const options = optionsOf(context)
      return (
        <FilterMenu
          label={context.label('field')}
          options={options}
          values={options
            .map(({ value }) => value)
            .filter((fields) => splitOf(fields).every((one) => selected.includes(one)))}
          summary={words(context) || undefined}
          onChange={(values) => context.set({ field: values.flatMap(splitOf) })}
        />
      )
    },
    chips: (context) => (words(context) ? [{ id: 'field', name: context.label('field'), value: words(context) }] : []),
  }
}
