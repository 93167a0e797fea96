import { SearchInput } from '@admin-panel/ui/search-input'
import { textOf, type Filter } from './filter.ts'

/** Searches the whole list; the contract requires at least two characters. */
export function searchFilter(placeholder: string): Filter<'q'> {
  return {
    name: 'q',
    control: (context) => (
      <SearchInput
        value={textOf(context, 'q')}
        onValueChange={(text) =>
          context.set({ q: text.trim().length > 1 ? text.trim() : undefined }, { replace: true })
        }
        placeholder={placeholder}
        className="w-64 max-lg:w-48 max-md:w-38 max-sm:w-56"
      />
    ),
    chips: (context) =>
      textOf(context, 'q') ? [{ id: 'q', name: context.label('q'), value: textOf(context, 'q') }] : [],
  }
}
