import { fieldLabels } from '#contract/field-labels.gen.ts'
import { FilterMenu } from '#list/filters/filter-menu.tsx'
import { valuesOf, type Filter, type FilterContext } from '#list/filters/filter.ts'

// Sent by forms, but not a field of any record.
const NOT_KEPT = /password|hash|version|dry_run|skip_invalid|^(items|is_read|is_editing|query|changes)$/

/** Groups fields by label: «Цена» is one choice for all fields with that label. */
function fieldsByLabel(): ReadonlyMap<string, string> {
  const byLabel = new Map<string, string[]>()
  for (const [key, label] of Object.entries(fieldLabels)) {
    const field = key.split('.').at(-1) ?? key
    const isCommon = key !== field && field in fieldLabels
    if (!label || isCommon || NOT_KEPT.test(field)) continue
    byLabel.set(label(), [...(byLabel.get(label()) ?? []), field])
  }
  return new Map(
    [...byLabel]
      .map(([label, fields]) => [label, [...new Set(fields)].toSorted().join(',')] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

const splitOf = (fields: string) => fields.split(',')

export function fieldFilter(): Filter<'field'> {
  const options = [...fieldsByLabel()].map(([label, fields]) => ({ value: fields, label }))
  const words = (context: FilterContext) => {
    const selected = valuesOf(context, 'field').map(String)
    const chosen = options.filter(({ value }) => splitOf(value).every((one) => selected.includes(one)))
    const coveredFields = new Set(chosen.flatMap(({ value }) => splitOf(value)))
    return [...chosen.map(({ label }) => label), ...selected.filter((field) => !coveredFields.has(field))].join(', ')
  }
  return {
    name: 'field',
    control: (context) => {
      const selected = valuesOf(context, 'field').map(String)
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
