import { Field } from '@admin-panel/ui/field'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { useTexts } from '@admin-panel/ui/texts'
import { FilterPopover } from './filter-popover.tsx'
import { textOf, type Filter, type FilterContext } from './filter.ts'

interface RangeFilterOptions {
  label: string
  /** Digits after the comma: 2 for sums, which the address has in kopecks. */
  fraction?: 0 | 2
}

/** From a number up to a number, both of them included: `price_from` and `price_to` of `price`. */
export function rangeFilter<Name extends string>(
  name: Name,
  { label, fraction = 0 }: RangeFilterOptions,
): Filter<`${Name}_from` | `${Name}_to`> {
  const from = `${name}_from` as const
  const to = `${name}_to` as const
  return {
    name: from,
    control: (context) => (
      <FilterPopover label={label}>
        <Ends from={from} to={to} fraction={fraction} context={context} />
      </FilterPopover>
    ),
    chips: (context) =>
      [from, to].flatMap((end) => {
        const number = textOf(context, end)
        const value = (Number(number) / 10 ** fraction).toLocaleString('ru-RU')
        return number ? [{ id: end, name: context.label(end), value }] : []
      }),
  }
}

interface EndsProps {
  from: string
  to: string
  fraction: 0 | 2
  context: FilterContext
}

function Ends({ from, to, fraction, context }: EndsProps) {
  const texts = useTexts()
  const read = (name: string) => {
    const text = textOf(context, name)
    return text ? Number(text) / 10 ** fraction : null
  }
  const write = (name: string, value: number | null) =>
    context.set({ [name]: value === null ? undefined : Math.round(value * 10 ** fraction) }, { replace: true })
  return (
    <div className="flex gap-2">
      {[
        { name: from, text: texts.from },
        { name: to, text: texts.to },
      ].map(({ name, text }) => (
        <Field key={name} label={text}>
          <NumericInput value={read(name)} onValueChange={(value) => write(name, value)} fraction={fraction} />
        </Field>
      ))}
    </div>
  )
}
