import { Field } from '@admin-panel/ui/field'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { useTexts } from '@admin-panel/ui/texts'
import { useState } from 'react'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { endsInWords, textOf, type Filter, type FilterContext } from './filter.ts'

interface RangeFilterOptions {
  label: string
  /** Decimal places: 2 for sums, which the address holds in kopecks. */
  fraction?: 0 | 2
}

/** A range of numbers, both ends included: `price_from` and `price_to` of `price`. */
export function rangeFilter<Name extends string>(
  name: Name,
  { label, fraction = 0 }: RangeFilterOptions,
): Filter<`${Name}_from` | `${Name}_to`> {
  const from = `${name}_from` as const
  const to = `${name}_to` as const
  const inWords = (number: string) => (Number(number) / 10 ** fraction).toLocaleString('ru-RU')
  return {
    name: from,
    control: (context) => (
      <FilterPopover
        label={label}
        value={endsInWords(textOf(context, from), textOf(context, to), inWords)}
        onClear={() => context.set({ [from]: undefined, [to]: undefined })}
      >
        <Ends from={from} to={to} fraction={fraction} context={context} />
      </FilterPopover>
    ),
    chips: (context) =>
      [from, to].flatMap((end) => {
        const number = textOf(context, end)
        return number ? [{ id: end, name: context.label(end), value: inWords(number) }] : []
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
  return (
    <div className="flex gap-2">
      <End name={from} label={texts.from} fraction={fraction} context={context} />
      <End name={to} label={texts.to} fraction={fraction} context={context} />
    </div>
  )
}

type EndProps = Pick<EndsProps, 'fraction' | 'context'> & { name: string; label: string }

function End({ name, label, fraction, context }: EndProps) {
  const text = textOf(context, name)
  const [unread, setUnread] = useState<Unread | null>(null)
  const Control = fraction === 0 ? NumericInput : HundredthsInput
  return (
    <Field label={label} error={unread?.why}>
      <Control
        value={unread ?? (text ? Number(text) : null)}
        onValueChange={(value) => {
          setUnread(isUnread(value) ? value : null)
          context.set({ [name]: isUnread(value) ? undefined : (value ?? undefined) }, { replace: true })
        }}
      />
    </Field>
  )
}
