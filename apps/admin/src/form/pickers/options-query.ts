import { retryQuery, type Params } from '@admin-panel/sdk'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#data/client.ts'

/** Filters of the options: the common parameters and those of some resources. */
export type OptionParams = Params<'roles.options'> &
  Pick<Params<'carModels.options'>, 'car_brand_id'> &
  Pick<Params<'cities.options'>, 'region_id'> &
  Pick<Params<'storePoints.options'>, 'company_id' | 'city_id' | 'type'> &
  Pick<Params<'categories.options'>, 'leaf'> &
  Pick<Params<'operationReasons.options'>, 'operation'>

/** The options of any resource. */
export function optionsQuery(of: SelectableResource, params: OptionParams) {
  return queryOptions({
    queryKey: [of, 'options', params],
    queryFn: ({ signal }) => client.api[of].options(params, { signal, retry: false }),
    retry: retryQuery,
  })
}
