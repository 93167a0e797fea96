import { createContext, useContext } from 'react'

/** The families of components that bring texts of their own. */
export type Family =
  | 'common'
  | 'date'
  | 'grid'
  | 'map'
  | 'plot'
  | 'schedule'
  | 'sortable'
  | 'theme'
  | 'unread'
  | 'upload'

/** Texts of a language other than Russian, by family; set by `TextsProvider`. */
export const TextsContext = createContext<Partial<Record<Family, object>>>({})

/** Makes the hook that reads the texts of one family: Russian unless a `TextsProvider` has set others. */
export function familyTexts<Texts extends object>(family: Family, russian: Texts) {
  return function useFamilyTexts() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `TextsProvider` takes the texts of each family in their own type, which this module must not import.
    return (useContext(TextsContext)[family] ?? russian) as Texts
  }
}
