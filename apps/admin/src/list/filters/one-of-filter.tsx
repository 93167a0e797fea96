import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { choiceChips } from './choice-filter.tsx'
import type { Choice } from './filter-menu.tsx'
import { textOf, type Filter } from './filter.ts'

/** Filters by one known value, for single-value parameters. */
export function oneOfFilter<Name extends string>(
  name: Name,
  options: readonly Choice<string | number>[],
): Filter<Name> {
  return {
    name,
    control: (context) => (
      <NativeSelect
        aria-label={context.label(name)}
        value={textOf(context, name)}
        onChange={({ target: { value } }) => context.set({ [name]: value || undefined })}
        className="max-w-72"
      >
        <option value="">{m.filters_any({ name: context.label(name) })}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    ),
    chips: (context) => choiceChips(context, name, options),
  }
}
