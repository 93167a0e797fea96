import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
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
  return {
    name,
    control: ({ params, set, label }) => (
      <NativeSelect
        aria-label={label(name)}
        value={typeof params[name] === 'boolean' ? String(params[name]) : ''}
        onChange={({ target: { value } }) => set({ [name]: value || undefined })}
        className="max-w-72"
      >
        <option value="">{m.filters_any({ name: label(name) })}</option>
        <option value="true">{m.filters_is({ name: label(name), value: yes.toLocaleLowerCase() })}</option>
        <option value="false">{m.filters_is({ name: label(name), value: no.toLocaleLowerCase() })}</option>
      </NativeSelect>
    ),
    chips: ({ params, label }) =>
      params[name] === undefined ? [] : [{ id: name, name: label(name), value: params[name] ? yes : no }],
  }
}
