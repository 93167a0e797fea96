import { formatDay } from '#data/time/format-date.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { endsInWords, textOf, type Filter } from './filter.ts'

// Loaded when the first of them opens.
const Days = lazyPart(async () => (await import('./days.tsx')).Days)

/** A period of days, both ends included: `created_from` and `created_to` of `created`. */
export function daysFilter<Name extends string>(name: Name, label: string): Filter<`${Name}_from` | `${Name}_to`> {
  const from = `${name}_from` as const
  const to = `${name}_to` as const
  return {
    name: from,
    control: (context) => (
      <FilterPopover
        label={label}
        value={endsInWords(textOf(context, from), textOf(context, to), formatDay)}
        onClear={() => context.set({ [from]: undefined, [to]: undefined })}
      >
        <Days
          label={label}
          value={{ from: textOf(context, from), to: textOf(context, to) }}
          onChange={(range) => context.set({ [from]: range.from || undefined, [to]: range.to || undefined })}
        />
      </FilterPopover>
    ),
    chips: (context) =>
      [from, to].flatMap((end) => {
        const day = textOf(context, end)
        return day ? [{ id: end, name: context.label(end), value: formatDay(day) }] : []
      }),
  }
}
