import type { ApiError, Params, Result } from '@admin-panel/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterOf, useListState } from '#list/list-state.ts'
import { queries } from '#data/queries.ts'
import { brandAliasesListRules as rules } from '#contract/lists/brand-aliases.gen.ts'

/** The spellings that match the address and the screen's own filter. */
export function useAliases(within: Params<'brandAliases.list'>) {
  const list = useListState<'brandAliases.list'>(rules)
  const query = useQuery<Result<'brandAliases.list'>, ApiError>({
    ...queries.brandAliases.list({ ...list.params, ...within }),
    placeholderData: keepPreviousData,
  })
  return { rules, list, query, filter: filterOf({ ...list.params, ...within }) }
}
