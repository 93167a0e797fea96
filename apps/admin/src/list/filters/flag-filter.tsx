import { m } from '#paraglide/messages.js'
import { FilterMenu } from './filter-menu.tsx'
import type { Filter } from './filter.ts'

interface FlagWords {
  yes?: string
  no?: string
}

/** Yes, no or any. */
export function flagFilter<Name extends string>(
  name: Name,
  { yes = m.yes(), no = m.no() }: FlagWords = {},
): Filter<Name> {
  const words = (value: unknown) => (value ? yes : no).toLocaleLowerCase()
  return {
    name,
    control: ({ params, set, label }) => {
      const value = params[name]
      return (
        <FilterMenu
          label={label(name)}
          options={[
            { value: 'true', label: yes },
            { value: 'false', label: no },
          ]}
          values={typeof value === 'boolean' ? [String(value)] : []}
          summary={typeof value === 'boolean' ? words(value) : undefined}
          isSingle
          onChange={([chosen]) => set({ [name]: chosen })}
        />
      )
    },
    chips: ({ params, label }) =>
      params[name] === undefined ? [] : [{ id: name, name: label(name), value: words(params[name]) }],
  }
}
