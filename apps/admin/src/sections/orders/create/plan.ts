import type { Schemas } from '@admin-panel/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries, queryClient } from '#data/queries.ts'
import { numberOf, type Line } from './draft.ts'

const planQuery = (lines: readonly Line[]) =>
  queries.orders.plan({
    offer_id: lines.map(({ offer_id }) => offer_id),
    quantity: lines.map(({ quantity }) => Math.min(Math.max(1, numberOf(quantity)), 100_000)),
  })

/** What the server would make of the lines; the answer for the lines before stays until the next one comes. */
export function usePlan(lines: readonly Line[]) {
  const { data, isError } = useQuery({
    ...planQuery(lines),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return { plan: lines.length > 0 ? data : undefined, isError }
}

/** The answer for exactly these lines, where it has come. */
export const knownPlan = (lines: readonly Line[]) =>
  queryClient.getQueryData<Schemas['OrderPlan']>(planQuery(lines).queryKey)

/** What a plan knows of an offer: null if there is no such offer any more, undefined if the plan is older than the line. */
export function offerIn(plan: Schemas['OrderPlan'] | undefined, id: number, isOfLines = false) {
  return plan?.offers.find(({ offer_id }) => offer_id === id) ?? (plan && isOfLines ? null : undefined)
}
