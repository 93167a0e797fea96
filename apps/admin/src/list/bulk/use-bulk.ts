import { isApiError } from '@admin-panel/sdk'
import { useState } from 'react'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import type { Chosen } from '#list/selection.ts'
import type { BulkCall, BulkRow } from './bulk-call.ts'
import { useSteps } from './use-steps.ts'

/** Prepares an operation for the chosen records, starts and stops it. */
export function useBulk(chosen: Chosen<BulkRow>) {
  const [count, setCount] = useState(chosen.count)
  const { prepare, ...steps } = useSteps({
    send: (values: BulkCall & { reason?: string }, options) =>
      client.api.operations.prepare({ ...values, ...recordsOf(chosen, count), start: false }, options),
    onRefused: (error) => {
      const present = presentCount(error)
      if (present === undefined) showError(error)
      else setCount(present)
    },
  })
  return {
    steps,
    prepare,
    /** How many records match by now; it differs from what the person saw until they ask again. */
    count,
  }
}

function recordsOf({ rows, filter }: Chosen<BulkRow>, count: number) {
  return filter
    ? { filter: { ...filter }, expected_count: count }
    : { items: rows.map(({ id, version }) => ({ id, version })) }
}

/** The number of records that match the filter, where it is another one than expected. */
function presentCount(error: unknown): number | undefined {
  const present = isApiError(error) ? error.details?.['expected_count']?.[0] : undefined
  return present === undefined ? undefined : Number(present)
}
