import { retryQuery, type Params } from '@admin-panel/sdk'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#shared/client.ts'

/** Resources whose lines a select can offer. */
export type Selectable = 'roles' | 'companies' | 'users'

/** The lines of a select, whatever they are lines of. */
export function optionsQuery(of: Selectable, params: Params<'roles.options'>) {
  return queryOptions({
    queryKey: [`${of}.options`, params],
    queryFn: ({ signal }) => client.api[of].options(params, { signal, retry: false }),
    retry: retryQuery,
  })
}
